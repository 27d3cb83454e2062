import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';
import { defaultBase, type Site } from '../declare/site';
import { retryableImport } from '../lazy/retryableImport';
import type { Config } from '../provider/config';
import { login } from '../session/login';
import type { Session } from '../session/session';
import styles from './LoginPage.module.css';
import { Logo } from './Logo';
import { PlainButton, PlainIcon, PlainNote, PlainPage } from './PlainPage';
import type { RefusedCallProps } from './RefusedCallNote';
import { loginEntry } from './returnAddress';
import { translate } from './translate';

// Few sites sign in in another way than by one POST: it would weigh on the login page of all.
const fetchDeclaredLogin = retryableImport(() => import('../session/declaredLogin'));
// Few who sign in need it.
const fetchRefusedCallNote = retryableImport(() => import('./RefusedCallNote'));

/** Signs in as the site says. */
async function signIn({ config: { apiHost }, site }: LoginPageProps, username: string, password: string) {
  const { login: path, base = defaultBase } = site;
  if (path !== undefined) return login({ apiHost, path: base + path, translate }, username, password);
  const failed = () => ({ refusal: translate('console.session.loginFailed') });
  return fetchDeclaredLogin().then(
    (part) => part.declaredLogin({ apiHost, site, translate }, username, password),
    failed,
  );
}

/** Sends the login form; a success begins the session. */
function useLogin(props: LoginPageProps) {
  /** Which fields were left empty. */
  const [missing, setMissing] = useState({ username: false, password: false });
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    // A blank that a phone's keyboard or a paste adds is no part of a name; of a password it may be.
    const username = String(values.get('username')).trim();
    const password = String(values.get('password'));
    const blank = { username: username === '', password: password === '' };
    setMissing(blank);
    setRefusal(undefined);
    if (blank.username || blank.password) {
      form.querySelector<HTMLInputElement>(blank.username ? '#username' : '#password')?.focus();
      return;
    }
    // State follows a render later: a double click would send twice.
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const result = await signIn(props, username, password);
    sending.current = false;
    setBusy(false);
    if ('credentials' in result) props.session.signIn(result.credentials);
    else setRefusal(result.refusal);
  };
  return { missing, refusal, busy, submit };
}

interface LoginFieldProps {
  readonly name: 'username' | 'password';
  readonly label?: string | undefined;
  readonly missing: boolean;
}

/** A field of the form; it is marked when it was left empty. */
function LoginField({ name, label, missing }: LoginFieldProps) {
  return (
    <div>
      <label className={styles.label} htmlFor={name}>
        {label ?? translate(`console.session.${name}`)}
      </label>
      <input
        className={styles.input}
        id={name}
        name={name}
        type={name === 'password' ? 'password' : 'text'}
        autoComplete={name === 'password' ? 'current-password' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        aria-required="true"
        aria-invalid={missing}
        aria-describedby={missing ? `${name}-missing` : undefined}
      />
      {missing && (
        <p className={styles.missing} id={`${name}-missing`}>
          <PlainIcon name="error" />
          {translate('console.session.required')}
        </p>
      )}
    </div>
  );
}

interface LoginPageProps {
  readonly site: Site;
  readonly config: Config;
  readonly session: Session;
  /** Called once somebody begins to type: the time to load what comes next. */
  readonly onTyping: () => Promise<unknown>;
}

/** A refusal stands in the form, which keeps the username. */
export function LoginPage(props: LoginPageProps) {
  const { site, config, onTyping } = props;
  const { missing, refusal, busy, submit } = useLogin(props);
  const { absence, refused, formerName } = loginEntry();
  const [RefusedCallNote, setNote] = useState<ComponentType<RefusedCallProps>>();
  useEffect(() => {
    if (!refused) return;
    fetchRefusedCallNote().then(
      (part) => setNote(() => part.RefusedCallNote),
      () => undefined,
    );
  }, [refused]);
  const note = refused && RefusedCallNote && <RefusedCallNote refused={refused} formerName={formerName} />;
  const saysAll = note && refused.method !== 'GET';
  const hasEnded = absence === 'ended' || absence === 'elsewhere';
  useEffect(() => {
    document.title = translate('console.session.title', { title: config.title });
    document.getElementById('username')?.focus();
  }, [config.title]);
  return (
    <PlainPage>
      <div className={styles.product}>
        <Logo size={36} />
        <h1>{config.title}</h1>
      </div>
      {hasEnded && !saysAll && !refusal && <PlainNote>{translate(`console.session.${absence}`)}</PlainNote>}
      {note}
      <form
        className={styles.form}
        noValidate
        onSubmit={submit}
        onInput={() => void onTyping().catch(() => undefined)}
        aria-label={translate('console.session.login')}
      >
        {refusal && <PlainNote tone="error">{refusal}</PlainNote>}
        <LoginField name="username" label={site.auth ? site.auth.label : undefined} missing={missing.username} />
        <LoginField name="password" missing={missing.password} />
        <PlainButton solid type="submit" aria-busy={busy}>
          {translate('console.session.login')}
        </PlainButton>
      </form>
      <footer className={styles.host}>{new URL(config.apiHost || location.origin).host}</footer>
    </PlainPage>
  );
}
