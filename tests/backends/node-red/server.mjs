// Starts Node-RED over `flows.json` in a folder: `node server.mjs FOLDER [PORT]`. It prints its address, and what signs in.
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import bcrypt from 'bcryptjs';
import express from 'express';
import RED from 'node-red';

const [folder = '.', port = '0'] = process.argv.slice(2);
const admin = { username: 'admin', password: 'Sample@730' };

/** What a new database begins with: flows, and a node in one of them. */
const seeds = [
  {
    id: 'f1',
    type: 'tab',
    label: 'Tea',
    disabled: false,
    info: 'Make it',
    env: [{ name: 'CUPS', type: 'num', value: '2' }],
  },
  { id: 'f2', type: 'tab', label: 'Rice', disabled: false, info: '', env: [] },
  { id: 'f3', type: 'tab', label: 'Soup', disabled: true, info: '', env: [] },
  { id: 'n1', type: 'comment', z: 'f1', name: 'never declared', info: 'kept', x: 100, y: 80, wires: [] },
];
const file = join(folder, 'flows.json');
if (!existsSync(file)) writeFileSync(file, JSON.stringify(seeds, undefined, 2));

const app = express();
// The console may be on another host.
app.use((request, response, next) => {
  response.header('Access-Control-Allow-Origin', '*');
  response.header('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
  response.header('Access-Control-Allow-Headers', 'Authorization, Content-Type');
  if (request.method === 'OPTIONS') response.sendStatus(204);
  else next();
});
const server = createServer(app);
RED.init(server, {
  userDir: resolve(folder),
  flowFile: 'flows.json',
  httpAdminRoot: '/',
  httpNodeRoot: '/http',
  disableEditor: true,
  credentialSecret: false,
  logging: { console: { level: 'fatal' } },
  telemetry: { enabled: false, updateNotification: false },
  adminAuth: {
    type: 'credentials',
    users: [{ username: admin.username, password: bcrypt.hashSync(admin.password, 8), permissions: '*' }],
  },
});
app.use('/', RED.httpAdmin);
app.use('/http', RED.httpNode);
await RED.start();

server.listen(Number(port), '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${server.address().port} ${admin.username} ${admin.password}`),
);
