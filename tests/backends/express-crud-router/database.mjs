import { join } from 'node:path';
import sqlite from 'node-sqlite3-wasm';

/** The columns of each table; those in `json` have a list or an object as JSON. */
const tables = {
  authors: { columns: { name: 'TEXT NOT NULL', code: "TEXT DEFAULT 'never declared'" }, json: [], searched: ['name'] },
  books: {
    columns: {
      title: 'TEXT NOT NULL',
      isbn: 'TEXT UNIQUE',
      summary: 'TEXT',
      price: 'TEXT',
      stock: 'INTEGER',
      available: 'INTEGER',
      day: 'TEXT',
      begins: 'TEXT',
      at: 'TEXT',
      state: 'TEXT',
      tags: 'TEXT',
      link: 'TEXT',
      mail: 'TEXT',
      phone: 'TEXT',
      pin: 'TEXT',
      authorId: 'INTEGER REFERENCES authors (id)',
      place: 'TEXT',
      parts: 'TEXT',
      settings: 'TEXT',
      secret: "TEXT DEFAULT 'never declared'",
    },
    json: ['tags', 'place', 'parts', 'settings'],
    searched: ['title', 'summary'],
  },
};

const book = {
  title: 'Tea',
  isbn: 'A-1',
  summary: 'How to make it',
  price: '249.50',
  stock: 12,
  available: 1,
  day: '2025-05-01',
  begins: '2025-05-01 09:30:00',
  at: '09:30:00',
  state: 'lent',
  tags: ['hot', 'green'],
  link: 'https://tea.example.com',
  mail: 'tea@example.com',
  phone: '5000000001',
  pin: 'kept as it is',
  authorId: 2,
  place: { shelf: 'B', row: 7, unknown: [1, 2] },
  parts: [{ name: 'First', pages: 120, extra: { deep: true } }],
  settings: { a: [1, { b: null }] },
};

const others = Array.from({ length: 24 }, (_, index) => ({
  ...book,
  title: `Book ${index + 2}`,
  isbn: `A-${index + 2}`,
  stock: (index * 7) % 25,
  state: index % 3 === 0 ? 'sold' : 'free',
  authorId: (index % 2) + 1,
}));

/** The functions that express-crud-router asks for, over a table of SQLite. */
function actionsOf(db, table) {
  const { columns, json, searched } = tables[table];
  const names = ['id', ...Object.keys(columns)];
  const known = (name) => {
    if (!names.includes(name)) throw Object.assign(new Error(`There is no ${name}`), { status: 400 });
    return `"${name}"`;
  };
  const toColumn = (name, value) =>
    json.includes(name) ? JSON.stringify(value ?? null) : typeof value === 'boolean' ? Number(value) : value;
  const fromRow = (row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, json.includes(name) ? JSON.parse(value) : value]),
    );
  const condition = ([name, value]) => {
    if (name === 'q') {
      const text = `%${value}%`;
      return [`(${searched.map((each) => `"${each}" LIKE ?`).join(' OR ')})`, searched.map(() => text)];
    }
    const values = [value].flat();
    return [`${known(name)} IN (${values.map(() => '?').join(', ')})`, values.map((each) => toColumn(name, each))];
  };
  const valuesIn = (body) => Object.entries(body).filter(([name]) => name in columns);
  const one = (id) => fromRow(db.get(`SELECT * FROM ${table} WHERE id = ?`, [Number(id)]));
  return {
    get: async ({ filter, limit, offset, order }) => {
      const found = Object.entries(filter).map(condition);
      const where = found.length > 0 ? `WHERE ${found.map(([sql]) => sql).join(' AND ')}` : '';
      const values = found.flatMap(([, given]) => given);
      const sorted = order.map(([name, direction]) => `${known(name)} ${direction === 'DESC' ? 'DESC' : 'ASC'}`);
      const by = sorted.length > 0 ? `ORDER BY ${sorted.join(', ')}` : '';
      const rows = db.all(`SELECT * FROM ${table} ${where} ${by} LIMIT ? OFFSET ?`, [...values, limit, offset]);
      const { count } = db.get(`SELECT COUNT(*) AS count FROM ${table} ${where}`, values);
      return { rows: rows.map(fromRow), count: Number(count) };
    },
    create: async (body) => {
      const values = valuesIn(body);
      const places = values.map(() => '?').join(', ');
      const { lastInsertRowid } = db.run(
        `INSERT INTO ${table} (${values.map(([name]) => known(name)).join(', ')}) VALUES (${places})`,
        values.map(([name, value]) => toColumn(name, value)),
      );
      return one(lastInsertRowid);
    },
    update: async (id, body) => {
      const values = valuesIn(body);
      const sets = values.map(([name]) => `${known(name)} = ?`).join(', ');
      db.run(`UPDATE ${table} SET ${sets} WHERE id = ?`, [
        ...values.map(([name, value]) => toColumn(name, value)),
        Number(id),
      ]);
      return one(id);
    },
    destroy: async (id) => db.run(`DELETE FROM ${table} WHERE id = ?`, [Number(id)]),
  };
}

/** Opens `site.db` in a folder; a new one has records in it. */
export function openDatabase(folder) {
  const db = new sqlite.Database(join(folder, 'site.db'));
  const isNew = db.get("SELECT 1 FROM sqlite_master WHERE name = 'books'") === null;
  if (isNew)
    for (const [table, { columns }] of Object.entries(tables)) {
      const parts = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`);
      db.exec(`CREATE TABLE ${table} (id INTEGER PRIMARY KEY AUTOINCREMENT, ${parts.join(', ')})`);
    }
  const [authors, books] = ['authors', 'books'].map((table) => actionsOf(db, table));
  if (isNew) {
    for (const name of ['Asha', 'Ben']) authors.create({ name });
    for (const each of [book, ...others]) books.create(each);
  }
  return { authors, books };
}
