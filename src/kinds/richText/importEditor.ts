/** The heaviest part of the console: loaded for the forms that have an editor and for nothing else. */
export const importEditor = () => import('./Editor');
