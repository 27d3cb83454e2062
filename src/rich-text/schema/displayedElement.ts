import { type AttributeText, readAttributes } from '../html/attributes';

/** Attributes that are set in the editing area; others, such as `id` or `class`, would have effects in the page. */
const shownAttributes = new Set(
  'style dir lang align valign width height border cellpadding cellspacing bgcolor color face size href title src alt start type value reversed colspan rowspan nowrap cite'.split(
    ' ',
  ),
);

/** Shown as a plain element, because they would have effects in the page, such as a form inside a form. */
const shownAsDiv = /^(form|details|summary|fieldset|legend|main|nav|header|footer|search|aside|section)$/;
const shownAsSpan = /^(label|o:p)$/;

/** What the editing area shows of an element; `data-tag` gives the style sheet the tag that was replaced. */
export function displayedElement(tag: string, attributes: AttributeText) {
  const shown: Record<string, string> = {};
  for (const [name, value] of readAttributes(attributes)) if (shownAttributes.has(name)) shown[name] = value;
  const replacement = shownAsDiv.test(tag) ? 'div' : shownAsSpan.test(tag) ? 'span' : undefined;
  return replacement ? { tag: replacement, attributes: { ...shown, 'data-tag': tag } } : { tag, attributes: shown };
}
