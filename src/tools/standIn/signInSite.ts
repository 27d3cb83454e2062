import { createHash } from 'node:crypto';
import { credentials } from './credentials.ts';
import type { InnerSite } from './declaredSite';

/** The same at each start: a session outlives a restart and a changed declaration. */
const token = createHash('sha256').update(JSON.stringify(credentials)).digest('base64url');

async function answerSignIn(request: Request): Promise<Response> {
  const sent = (await request.json().catch(() => ({}))) as Partial<typeof credentials>;
  const isRight = sent.username === credentials.username && sent.password === credentials.password;
  if (!isRight) return Response.json({ message: 'Invalid username or password' }, { status: 401 });
  return Response.json({ token, user: { id: 1, username: credentials.username } });
}

/** A site with nothing but the sign-in: what a declared site stands in front of where there are no tables by hand. */
export function signInSite({ login }: { readonly login?: string }): InnerSite {
  return {
    fetch: (request) => {
      const isSignIn = login !== undefined && new URL(request.url).pathname.endsWith(login);
      return isSignIn && request.method === 'POST'
        ? answerSignIn(request)
        : Response.json({ message: 'There is nothing here' }, { status: 404 });
    },
    isSignedIn: (authorization) => authorization === `Bearer ${token}`,
  };
}
