const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Elements that stand as blocks of their own; `script`, `style` and the like count because text around them is not one run. */
export const BLOCK = words(
  'address article aside blockquote caption center col colgroup dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol optgroup option p pre search section summary table tbody td tfoot th thead tr ul style script link meta base template noscript xml',
);
/** Elements that dress a run of text; each becomes one mark that remembers its tag and attributes. */
export const INLINE = words(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q s samp small span strike strong sub sup time tt u var o:p',
);
/** Inline elements that the editor cannot look into; each is one unit. */
export const INLINE_ATOM = words(
  'wbr input svg iframe video audio picture button select textarea canvas object map math ruby script progress meter embed template',
);
/** Blocks that hold text directly. */
export const TEXT_BLOCK = words('p h1 h2 h3 h4 h5 h6 pre');
/** Blocks that hold blocks; the schema has one node for all of them. */
export const BOX = words(
  'blockquote li div section article header footer main aside nav center address figure figcaption details summary dl dt dd fieldset legend form hgroup menu dir search',
);
/** Children that do not make their inline parent a box. */
export const NOT_CONTENT = words('source option template script style link meta legend');
/** Elements without an end tag. */
export const VOID = words('area base br col embed hr img input link meta param source track wbr');

export const XHTML = 'http://www.w3.org/1999/xhtml';
