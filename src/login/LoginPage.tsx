import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Site } from '../declare/site';
import type { Config } from '../provider/config';
import { login } from '../session/login';
import type { Session } from '../session/session';
import styles from './LoginPage.module.css';
import { Logo } from './Logo';
import { PlainButton, PlainIcon, PlainNote, PlainPage } from './PlainPage';
import { RefusedReadNote, RefusedSaveNote } from './RefusedCallNote';
import { loginEntry } from './returnAddress';
import { translate } from './translate';

/** Sends the login form to `path` below the API of `apiHost`; a success begins the session. */
function useLogin(apiHost: string, path: string, session: Session) {
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
    const result = await login({ apiHost, path, translate }, username, password);
    sending.current = false;
    setBusy(false);
    if ('credentials' in result) session.signIn(result.credentials);
    else setRefusal(result.refusal);
  };
  return { missing, refusal, busy, submit };
}

/** A field of the form; it is marked when it was left empty. */
function LoginField({ name, missing }: { readonly name: 'username' | 'password'; readonly missing: boolean }) {
  return (
    <div>
      <label className={styles.label} htmlFor={name}>
        {translate(`console.session.${name}`)}
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
export function LoginPage({ site, config, session, onTyping }: LoginPageProps) {
  const { missing, refusal, busy, submit } = useLogin(config.apiHost, site.login, session);
  const { absence, refused, formerName } = loginEntry();
  const wasSave = refused?.method === 'POST' || refused?.method === 'PUT';
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
      {wasSave && <RefusedSaveNote refused={refused} formerName={formerName} />}
      {hasEnded && !wasSave && !refusal && <PlainNote>{translate(`console.session.${absence}`)}</PlainNote>}
      {refused?.method === 'GET' && <RefusedReadNote refused={refused} />}
      <form
        className={styles.form}
        noValidate
        onSubmit={submit}
        onInput={() => void onTyping().catch(() => undefined)}
        aria-label={translate('console.session.login')}
      >
        {refusal && <PlainNote tone="error">{refusal}</PlainNote>}
        <LoginField name="username" missing={missing.username} />
        <LoginField name="password" missing={missing.password} />
        <PlainButton solid type="submit" aria-busy={busy}>
          {translate('console.session.login')}
        </PlainButton>
      </form>
      <footer className={styles.host}>{new URL(config.apiHost || location.origin).host}</footer>
    </PlainPage>
  );
}
