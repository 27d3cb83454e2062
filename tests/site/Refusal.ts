import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Thrown for a bad request; answered as `{ message }` with its status. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;

  constructor(status: ContentfulStatusCode, message: string) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
  }
}
