import type { AnyEndpoint } from './endpoint';
import type { Row } from './screenWords';

/** What somebody may do with a resource or one of its records; `act:Block` is its action with the label 'Block'. */
export type Action = 'list' | 'show' | 'create' | 'edit' | 'remove' | `act:${string}`;

/**
 * Where the token comes from: a path in the answer of the login, a header of it, a cookie that the browser keeps, or no
 * call at all: the typed password is the token, or name and password together (HTTP Basic).
 */
export type TokenPlace =
  | string
  | { readonly header: string }
  | { readonly cookie: true }
  | { readonly typed: 'password' | 'basic' };

/** How a token is renewed, before it expires or once it was refused. */
export interface RefreshWords {
  readonly via: AnyEndpoint;
  /** Where login and refresh give the token for the next refresh; 'refresh_token' when left out; `false`: a cookie. */
  readonly token?: string | false;
  /** Where the answer of the refresh has the new token, if it is not where that of the login has it. */
  readonly gives?: string;
  /** The name under which it is sent; 'refresh_token' when left out. */
  readonly sends?: string;
  /** What is sent beside it. */
  readonly more?: Readonly<Record<string, string>>;
  /** Where login and refresh say when the token expires, in seconds from now, or as a time; 'expires_in' when left out. */
  readonly expires?: string;
}

/** How one signs in, and what a session is. */
export interface AuthWords {
  /** The call that signs in. */
  readonly login?: AnyEndpoint;
  /** The names under which it sends what is typed; 'username' and 'password' when left out. */
  readonly typed?: { readonly username?: string; readonly password?: string };
  /** What it sends beside them, such as a `grant_type`. */
  readonly more?: Readonly<Record<string, string>>;
  /** The label of the first input; 'Username' when left out. */
  readonly label?: string;
  /** 'token' when left out. */
  readonly token?: TokenPlace;
  /** Where the answer of the login has the user; 'user' when left out. */
  readonly user?: string;
  /** The call that reads the user, right after the login. */
  readonly me?: AnyEndpoint;
  /** The header of the token; 'Authorization' when left out. */
  readonly header?: string;
  /** What stands before the token; 'Bearer' when left out, nothing when blank. */
  readonly scheme?: string;
  /**
   * A header of all calls: from a cookie, or from the answer of the login or, with `from`, of a call that
   * is made right after it.
   */
  readonly csrf?: { readonly header: string } & (
    | { readonly cookie: string }
    | { readonly answer: string; readonly from?: AnyEndpoint }
  );
  readonly refresh?: RefreshWords;
  /** Sent at a Logout. */
  readonly logout?: AnyEndpoint;
  /** The statuses that end the session; 401 when left out. */
  readonly ends?: readonly number[];
  /**
   * Whether somebody may do something: what is not allowed has no link, no button and no route. Asked without a record for
   * a whole resource, and with one for each record.
   */
  // A method, whose parameters are compared loosely: a declaration knows the type of its users.
  may?(user: unknown, action: Action, record: Row | undefined, resource: string): boolean;
}
