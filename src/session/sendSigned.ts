import { HttpError } from '../provider/HttpError';
import type { Answer, Http, Request } from '../provider/http';
import type { Session } from './session';

/** Adds to a call what tells the site who sends it. */
export type Sign = (request: Request, token: string) => Request;

/** Whether the site refused the token of a call. */
export const isRefusal = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.endsSession && error.status !== undefined;

/** Ends the session whose token the site refused with `error`, unless nobody asked for the call. */
export function endBy(error: HttpError, token: string, session: Session, request: Request): void {
  const { method, path, isUnasked } = request;
  if (!isUnasked) session.end(token, { method, path, status: error.status ?? 0 });
}

/** Sends calls with a token; the session learns which of them were answered without refusing it. */
export function sendSigned(http: Http, session: Session, sign: Sign) {
  return async (token: string, request: Request): Promise<Answer> => {
    const { method, path } = request;
    try {
      const answer = await http(sign(request, token));
      session.callAnswered({ method, path });
      return answer;
    } catch (error) {
      if (error instanceof HttpError && error.status !== undefined && !error.endsSession)
        session.callAnswered({ method, path });
      throw error;
    }
  };
}

/** The token with which a call is sent. Without one nothing is sent: react-admin may ask once more after a logout. */
export function tokenFor({ method, path }: Request, session: Session): string {
  const token = session.token();
  if (token !== null) return token;
  session.checkToken();
  throw new HttpError('signed-out', { method, path });
}
