// The minimum for a login page built with React: react-dom and a form that sends.
import { createRoot } from 'react-dom/client';

async function signIn(form: FormData): Promise<void> {
  const body = JSON.stringify(Object.fromEntries(form));
  await fetch('/api/auth/login', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <form
    onSubmit={(event) => {
      event.preventDefault();
      void signIn(new FormData(event.currentTarget));
    }}
  >
    <input name="username" aria-label="Username" required />
    <input name="password" type="password" aria-label="Password" required />
    <button type="submit">Login</button>
  </form>,
);
