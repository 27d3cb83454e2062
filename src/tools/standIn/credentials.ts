/** What signs in at a stand-in that is made of declarations alone. It is printed at each start, and so no secret. */
export const credentials = { username: 'maintainer', password: 'Sample@730' } as const;
