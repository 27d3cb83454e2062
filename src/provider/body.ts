import type { CompleteForm } from '../declare';

/** The body of a save and the headers it needs. The browser writes a multipart body's own header, boundary included. */
export interface Body {
  readonly body: BodyInit;
  readonly headers: Readonly<Record<string, string>>;
}

type Values = Readonly<Record<string, unknown>>;

function jsonBody({ fields }: CompleteForm, values: Values): Body {
  const sent = Object.fromEntries(fields.map((name) => [name, values[name] ?? '']));
  return { body: JSON.stringify(sent), headers: { 'Content-Type': 'application/json' } };
}

function multipartBody({ fields, uploads }: CompleteForm, values: Values): Body {
  const parts = new FormData();
  for (const name of fields) {
    const value = values[name];
    if (!uploads.includes(name)) parts.append(name, String(value ?? ''));
    // A stored file name is what the site has already: only a newly chosen file is sent.
    else if (value instanceof Blob) parts.append(name, value, value instanceof File ? value.name : name);
  }
  return { body: parts, headers: {} };
}

/**
 * The body of `form` from the values of its fields: exactly the declared keys, in order; the encoding comes from the
 * declaration, never from the values. A value that is not there is sent as the empty string.
 */
export function bodyOf(form: CompleteForm, values: Values): Body {
  return form.uploads.length > 0 ? multipartBody(form, values) : jsonBody(form, values);
}
