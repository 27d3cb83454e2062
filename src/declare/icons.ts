/** The icons that a resource or page may have in the sidebar. */
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

/** A resource that names any other icon does not compile; of an array, the compiler says which there are. */
export type IconName = (typeof iconNames)[number];
