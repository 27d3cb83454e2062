import type { CompleteForm, CompleteResource } from '../../declare/complete';
import type { AnyEndpoint, SendOptions } from '../../declare/endpoint';
import { withValue } from '../../declare/fieldValue';
import type { Row } from '../../declare/resource';
import { type Json, Leaf, objectWith, orBlank } from './sampleSchema';

type Encoding = NonNullable<SendOptions['encoding']>;

/** The media types of bodies. */
export const mediaTypes: Readonly<Record<Encoding, string>> = {
  json: 'application/json',
  urlencoded: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

/** How the body of a form is encoded: multipart as soon as it has a file. */
export function encodingOf({ uploads, via }: Pick<CompleteForm, 'uploads' | 'via'>): Encoding {
  return via?.encoding ?? (uploads.length > 0 ? 'multipart' : 'json');
}

const inObject = (wrap: string | undefined, schema: Json): Json =>
  wrap === undefined ? schema : { type: 'object', properties: { [wrap]: schema }, required: [wrap] };

const file = (title: string | undefined): Json => ({
  title,
  type: 'string',
  contentMediaType: 'application/octet-stream',
});

/** The body that a form sends. */
export function bodySchema({ fields }: CompleteResource, form: CompleteForm): Json {
  const { fields: names, uploads, required, via } = form;
  const { wrap, json } = via ?? {};
  const encoding = encodingOf(form);
  // All values in one part, as JSON, and the files beside it.
  const isPart = encoding === 'multipart' && json !== undefined;
  const isFlat = encoding !== 'json' && !isPart;
  let [sample, files]: [Row, Row] = [{}, {}];
  for (const name of names) {
    const field = fields[name];
    const leaf = new Leaf(uploads.includes(name) ? file(field?.label) : field ? orBlank(field) : {});
    if (isPart && uploads.includes(name)) files = { ...files, [name]: leaf };
    // The parts of other bodies have the whole path as their name.
    else if (isFlat) sample = { ...sample, [wrap === undefined ? name : `${wrap}[${name}]`]: leaf };
    else sample = withValue(sample, name, leaf);
  }
  const isOptional = (key: string) =>
    uploads.some((name) => !required.includes(name) && (key === name || key === `${wrap}[${name}]`));
  const always = (of: Row) => {
    const keys = form.sends === 'changed' ? [] : Object.keys(of).filter((key) => !isOptional(key));
    return { ...objectWith(of), required: keys.length > 0 ? keys : undefined };
  };
  const values = isFlat ? always(sample) : inObject(wrap, always(sample));
  const schema = isPart && json !== undefined ? always({ [json]: new Leaf(values), ...files }) : values;
  return { required: true, content: { [mediaTypes[encoding]]: { schema } } };
}

/** A body whose values a function gives. */
export function anyBody({ wrap, encoding = 'json' }: AnyEndpoint): Json {
  const isWrapped = encoding === 'json';
  return {
    content: { [mediaTypes[encoding]]: { schema: inObject(isWrapped ? wrap : undefined, { type: 'object' }) } },
  };
}

const named: Readonly<Record<Encoding, string>> = { json: 'JSON', urlencoded: 'URL-encoded', multipart: 'multipart' };

/** How the values of a call are sent, in words of Markdown: "JSON in `page`". */
export function encodingInWords({ wrap, json }: Pick<SendOptions, 'wrap' | 'json'>, encoding: Encoding): string {
  const place = wrap === undefined ? '' : ` in \`${wrap}\``;
  const part = encoding === 'multipart' && json !== undefined ? ` with JSON in the part \`${json}\`` : '';
  return `${named[encoding]}${part}${place}`;
}
