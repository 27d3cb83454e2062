/** The icons a resource may stand under in the sidebar; each has a rule in `src/look/icons.css`. */
export const iconNames = [
  'article',
  'badge',
  'bolt',
  'dashboard',
  'description',
  'edit-note',
  'file',
  'flag',
  'gavel',
  'handshake',
  'home',
  'inbox',
  'mail',
  'offer',
  'people',
  'percent',
  'phone',
  'photo-library',
  'privacy',
  'redeem',
  'rule',
  'stairs',
  'star',
  'support-agent',
  'table',
  'work',
] as const;

/** One of `iconNames`: a resource that names any other icon does not compile. */
export type IconName = (typeof iconNames)[number];
