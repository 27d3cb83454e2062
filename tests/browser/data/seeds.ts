import type { RawRows } from './rawSite';

/** A number that JavaScript would round to another one. */
export const big = '9007199254740993';

const many = (item: string, count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${index + 1}`, `{"id":${index + 1},"name":"${item} ${index + 1}"}`]),
  );

/** Parts of a record that no field declares. */
export const undeclared = `"open":true,"tags":["a",${big}],"codes":{"long":${big}}`;

export const person = (id: string, name: string) =>
  `{"id":${id},"name":"${name}","phone":12345678901234567890,"address":{"city":"Pune","zip":${big}},"notes":"n","body":"<p>b</p>","team_id":25,"shop_id":15,"boss_id":${big},${undeclared}}`;

const note = (id: string) =>
  `{"id":${JSON.stringify(id)},"name":"Note ${id}","address":{"city":"Goa","zip":"403"},"tags":["t"]}`;

/** Ids that need care in an address. */
export const oddIds = ['a%2Fb', 'a/b', '%', 'a b?#', 'ü'];
/** Ids that no address can hold. */
export const homelessIds = ['.', '..', ''];

const structures = `{"id":1,"name":{"en":"Name"},"address":{"city":["Pune","Goa"]},"notes":{"a":1},"body":["<p>x</p>"],"team_id":{"key":3},"picture":{"file":"a.png"}}`;

export const seeds: RawRows = {
  teams: many('Team', 25),
  shops: many('Shop', 35),
  people: {
    '1': person('1', 'Asha'),
    [big]: person(big, 'Big'),
    '9007199254740992': person('9007199254740992', 'Neighbour'),
  },
  notes: Object.fromEntries([...oddIds, ...homelessIds, 'a', 'b'].map((id) => [id, note(id)])),
  cards: {
    '1': structures,
    '2': `{"id":2,"name":"Card","address":{"city":"Pune"},"notes":"","body":"","team_id":25,"picture":""}`,
  },
};
