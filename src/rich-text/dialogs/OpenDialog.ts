/** The dialogs of the tools. */
export type DialogName = 'link' | 'picture' | 'video' | 'table' | 'keys' | 'preview';

/** The dialog that is open: that of a tool, or the HTML of the island at a position. */
export type OpenDialog = DialogName | { readonly island: number };
