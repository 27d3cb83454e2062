// Starts express-crud-router over `site.db` in a folder: `node server.mjs FOLDER [PORT]`. Its address is the first line that
// it prints.
import express from 'express';
import crud from 'express-crud-router';
import { openDatabase } from './database.mjs';

const [folder = '.', port = '0'] = process.argv.slice(2);
const { authors, books } = openDatabase(folder);

const app = express();
// The console may be on another host.
app.use((request, response, next) => {
  response.header('Access-Control-Allow-Origin', '*');
  response.header('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
  response.header('Access-Control-Allow-Headers', 'Content-Type');
  if (request.method === 'OPTIONS') response.sendStatus(204);
  else next();
});
app.use(crud.default('/api/authors', authors));
app.use(crud.default('/api/books', books));
// What the database refuses, in words.
app.use((error, _request, response, _next) => {
  const [, column] = /UNIQUE constraint failed: \w+\.(\w+)/.exec(error.message) ?? [];
  if (column) response.status(409).json({ message: 'Not stored', errors: { [column]: 'Another one has it' } });
  else response.status(error.status ?? 500).json({ message: error.message });
});
const server = app.listen(Number(port), '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
