import { apiPath } from '../provider/config';
import { HttpError } from '../provider/HttpError';
import type { Http } from '../provider/http';
import type { Session } from './session';

/**
 * Sends calls with the token of the session. A 401 or 403 ends the session whose token was sent. Without a token nothing is
 * sent: react-admin may ask once more after a logout.
 */
export function endSessionOn401(http: Http, session: Session): Http {
  return async (request) => {
    const call = { method: request.method, path: apiPath(request.path) };
    const token = session.token();
    if (token === null) {
      session.checkToken();
      throw new HttpError('signed-out', call);
    }
    try {
      const answer = await http({ ...request, headers: { ...request.headers, Authorization: `Bearer ${token}` } });
      session.callAnswered(call);
      return answer;
    } catch (error) {
      const status = error instanceof HttpError ? error.status : undefined;
      if (status === 401 || status === 403) session.end(token, { ...call, status });
      else if (status !== undefined) session.callAnswered(call);
      throw error;
    }
  };
}
