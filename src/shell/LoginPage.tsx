import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Site } from '../declare';
import type { Config } from '../provider/config';
import { login } from '../provider/login';
import type { Session } from '../provider/session';
import { loginEntry } from './keepPlace';
import { Mark } from './Mark';
import { RefusedNote } from './RefusedNote';
import { RefusedRead } from './RefusedRead';

interface LoginPageProps {
  readonly site: Site;
  readonly config: Config;
  readonly session: Session;
  /** Called once somebody begins to type: the time to fetch what comes next. */
  readonly onTyping: () => Promise<unknown>;
}

interface InputProps {
  readonly name: 'username' | 'password';
  readonly label: string;
  readonly missing: boolean;
}

const notices: Partial<Record<string, string>> = {
  ended: 'Your session has ended. Sign in to go on; what you typed is kept.',
  elsewhere: 'You were signed out in another tab. Sign in to go on; what you typed is kept.',
};

function Input({ name, label, missing }: InputProps) {
  return (
    <div className={missing ? 'f bad' : 'f'}>
      <label className="l" htmlFor={name}>
        {label}
      </label>
      <input
        className="in"
        id={name}
        name={name}
        type={name === 'password' ? 'password' : 'text'}
        autoComplete={name === 'password' ? 'current-password' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        aria-required="true"
        aria-invalid={missing}
        aria-describedby={missing ? `${name}-missing` : undefined}
      />
      {missing && (
        <p className="msg" id={`${name}-missing`}>
          <i className="i i-alert" aria-hidden="true" />
          Required
        </p>
      )}
    </div>
  );
}

/** The way in. A refusal stands in the form, which keeps the username. */
export function LoginPage({ site, config, session, onTyping }: LoginPageProps) {
  const [missing, setMissing] = useState({ username: false, password: false });
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const { absence, refused, formerName } = loginEntry();
  const notice = notices[absence ?? ''];
  const isText = refused?.method === 'POST' || refused?.method === 'PUT';
  useEffect(() => {
    document.title = `Login · ${config.title}`;
    document.getElementById('username')?.focus();
  }, [config.title]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const username = String(values.get('username'));
    const password = String(values.get('password'));
    const blank = { username: username.trim() === '', password: password === '' };
    setMissing(blank);
    setRefusal(undefined);
    if (blank.username || blank.password) {
      form.querySelector<HTMLInputElement>(blank.username ? '#username' : '#password')?.focus();
      return;
    }
    // State comes a drawing later: a double click would send twice.
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const result = await login({ apiHost: config.apiHost, path: site.login }, username, password);
    sending.current = false;
    setBusy(false);
    if ('credentials' in result) session.signIn(result.credentials);
    else setRefusal(result.refusal);
  };

  return (
    <div className="login">
      <main>
        <div className="mark">
          <Mark size={36} />
          <h1>{config.title}</h1>
        </div>
        {isText && <RefusedNote refused={refused} formerName={formerName} />}
        {notice && !isText && !refusal && (
          <div className="note" role="status">
            <i className="i i-lock" aria-hidden="true" />
            <div className="t">{notice}</div>
          </div>
        )}
        {refused?.method === 'GET' && <RefusedRead refused={refused} />}
        <form noValidate onSubmit={submit} onInput={() => void onTyping().catch(() => undefined)} aria-label="Login">
          {refusal && (
            <div className="note bad" role="alert">
              <i className="i i-alert" aria-hidden="true" />
              <div className="t">{refusal}</div>
            </div>
          )}
          <Input name="username" label="Username" missing={missing.username} />
          <Input name="password" label="Password" missing={missing.password} />
          <button className="b p wide" type="submit" aria-busy={busy}>
            Login
          </button>
        </form>
        <footer>
          <span>{new URL(config.apiHost || location.origin).host}</span>
        </footer>
      </main>
    </div>
  );
}
