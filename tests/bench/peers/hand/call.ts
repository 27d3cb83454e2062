const key = 'authToken';

export const token = () => sessionStorage.getItem(key);

export function keepToken(value: string | null): void {
  if (value === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, value);
}

/** One call to the site. Plain objects are sent as JSON, FormData as it is; throws unless the status is 2xx. */
export async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (token() !== null) headers.Authorization = `Bearer ${token()}`;
  if (body && !(body instanceof FormData)) headers['Content-Type'] = 'application/json';
  const sent = body instanceof FormData ? body : body && JSON.stringify(body);
  const answer = await fetch(`/api${path}`, { method, headers, ...(sent ? { body: sent } : {}) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
  return answer.json() as Promise<Answer>;
}
