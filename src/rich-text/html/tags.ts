const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Blocks; `script`, `style` and the like count too, because they separate the text around them. */
export const blockTags = words(
  'address article aside blockquote caption center col colgroup dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol optgroup option p pre search section summary table tbody td tfoot th thead tr ul style script link meta base template noscript xml',
);
/** Elements around a run of text; each becomes a mark that keeps its tag and attributes. */
export const inlineTags = words(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q s samp small span strike strong sub sup time tt u var o:p',
);
/** Inline elements whose content is not edited; each is one unit. */
export const inlineUnitTags = words(
  'wbr input svg iframe video audio picture button select textarea canvas object map math ruby script progress meter embed template',
);
/** Blocks that hold text directly. */
export const textBlockTags = words('p h1 h2 h3 h4 h5 h6 pre');
/** Blocks that hold blocks; the schema has one node type for all of them. */
export const boxTags = words(
  'blockquote li div section article header footer main aside nav center address figure figcaption details summary dl dt dd fieldset legend form hgroup menu dir search',
);
/** Children that do not turn their inline parent into a box. */
export const nonContentTags = words('source option template script style link meta legend');
/** Elements without an end tag. */
export const voidTags = words('area base br col embed hr img input link meta param source track wbr');

export const xhtmlNamespace = 'http://www.w3.org/1999/xhtml';
