// Starts json-server over `db.json` in a folder: `node server.mjs FOLDER [PORT]`. Its address is the first line that it prints.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import jsonServer from 'json-server';
import { seeds } from './seeds.mjs';

const [folder = '.', port = '0'] = process.argv.slice(2);
const file = join(folder, 'db.json');
if (!existsSync(file)) writeFileSync(file, JSON.stringify(seeds, undefined, 2));

const app = jsonServer.create();
app.use(jsonServer.defaults({ logger: false }));
app.use(jsonServer.router(file));
const server = app.listen(Number(port), '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
