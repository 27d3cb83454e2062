import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call, keepToken, token } from './call';

export function Login() {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const navigate = useNavigate();
  useEffect(() => {
    if (token() !== null) void navigate('/dashboard');
  }, [navigate]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const answer = await call<{ token: string }>('POST', '/auth/login', { username, password });
      keepToken(answer.token);
      void navigate('/dashboard');
    } catch {
      setError('Login failed. Please try again.');
    }
  };
  return (
    <form className="login" onSubmit={submit}>
      <h1>Admin Login</h1>
      {error && <p className="error">{error}</p>}
      <label>
        Username
        <input name="username" required value={username} onChange={(event) => setUsername(event.target.value)} />
      </label>
      <label>
        Password
        <input
          name="password"
          type="password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      <button type="submit">Login</button>
    </form>
  );
}
