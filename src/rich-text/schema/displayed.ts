import { type AttributeText, readAttributes } from '../html/attributes';

/**
 * Attributes that the editing area draws. The others are kept but stay out of the page: an `id` or `name` would clash
 * with the application's own, a `class` would pick up its rules, a `target` or `role` has no business here.
 */
const DRAWN = new Set(
  'style dir lang align valign width height border cellpadding cellspacing bgcolor color face size href title src alt start type value reversed colspan rowspan nowrap cite'.split(
    ' ',
  ),
);

/** Elements that would act in the page (a form in a form, a box that folds up); drawn as a plain one. */
const STAND_IN: Readonly<Record<string, string>> = {
  form: 'div',
  details: 'div',
  summary: 'div',
  fieldset: 'div',
  legend: 'div',
  label: 'span',
  main: 'div',
  nav: 'div',
  header: 'div',
  footer: 'div',
  search: 'div',
  aside: 'div',
  section: 'div',
  'o:p': 'span',
};

/** The attributes to draw, and the real tag for the style sheet. */
export function displayed(tag: string, attributes: AttributeText): { tag: string; attributes: Record<string, string> } {
  const drawn: Record<string, string> = {};
  for (const [name, value] of readAttributes(attributes)) if (DRAWN.has(name)) drawn[name] = value;
  const standIn = STAND_IN[tag];
  return standIn ? { tag: standIn, attributes: { ...drawn, 'data-tag': tag } } : { tag, attributes: drawn };
}
