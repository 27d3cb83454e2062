/** Where an error of the site says what. */
export interface ErrorWords {
  /** Where its text is, such as 'errors.0.message', or several places, the best first. The usual ones are tried after them. */
  readonly message?: string | readonly string[];
  /**
   * Where it says what is wrong with single fields: an object by field, or a list whose items name field and message. In
   * lists, the usual names are found, those of RFC 9457 included; `name` and `message` give others.
   */
  readonly fields?: string | { readonly at: string; readonly name?: string; readonly message?: string };
}
