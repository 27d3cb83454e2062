const first = {
  id: 1,
  title: 'Tea',
  body: 'How to make it',
  views: 12345678,
  published: true,
  day: '2025-05-01',
  begins: '2025-05-01T09:30:00.000Z',
  at: '09:30',
  state: 'open',
  tags: ['hot', 'green'],
  link: 'https://tea.example.com',
  mail: 'tea@example.com',
  phone: '5000000001',
  pin: 'kept as it is',
  authorId: 2,
  readerIds: [1, 2],
  address: { city: 'Pune', zip: '411001', floor: 3 },
  place: { lane: 'First', number: 7, unknown: [1, 2] },
  contacts: [{ name: 'Asha', role: 'cook', since: 2020 }],
  settings: { a: [1, { b: null }] },
  secret: 'never declared',
};

/** What the database begins with: a record with every kind of value, and enough others for three pages. */
export const seeds = {
  articles: [
    first,
    ...Array.from({ length: 24 }, (_, index) => ({
      ...first,
      id: index + 2,
      title: `Article ${index + 2}`,
      views: (index * 7) % 25,
      published: index % 2 === 0,
      state: index % 3 === 0 ? 'done' : 'open',
      authorId: (index % 2) + 1,
      pin: '',
    })),
  ],
  authors: [
    { id: 1, name: 'Asha', code: 'never declared' },
    { id: 2, name: 'Ben', code: 'never declared' },
  ],
  comments: [
    { id: 1, text: 'Good', articleId: 1 },
    { id: 2, text: 'Better', articleId: 2 },
  ],
  profile: { owner: 'Asha', limit: 5, kept: { deep: true } },
};
