import { mkdir } from 'node:fs/promises';
import { expect, onTestFailed } from 'vitest';
import { type OpenedConsole, openConsole } from '../../browser/harness/openConsole';
import { type BrowserName, launch } from './launch';
import { type Person, personAt, waitFor } from './Person';

/** The built console with its own stand-in, and someone who uses it in one of the browsers. */
export interface OpenedBrowser {
  readonly app: OpenedConsole;
  readonly person: Person;
  /** Opens a path of the console in another tab. */
  tab(path: string): Promise<Person>;
  close(): Promise<void>;
}

/** Opens a browser with the login form, or signed in. */
export async function openBrowser(name: BrowserName, { signedIn = true } = {}): Promise<OpenedBrowser> {
  const app = await openConsole();
  const driver = await launch(name);
  const person = personAt(await driver.newTab());
  await person.open(app.url);
  if (signedIn) await signIn(person, app);
  return {
    app,
    person,
    async tab(path) {
      const other = personAt(await driver.newTab());
      // On a busy machine the first tab may answer too late; then a user would reload.
      for (let tries = 0; tries < 5; tries++) {
        await other.open(app.url + path);
        await waitFor('page', async () => (await other.find('textbox', 'Username')) ?? other.find('heading'));
        if ((await other.path()) === path) break;
      }
      return other;
    },
    async close() {
      await driver.close();
      await app.close();
    },
  };
}

/** Fills and sends the login form. */
export async function signIn(person: Person, { site }: OpenedConsole): Promise<void> {
  await person.fill('Username', site.credentials.username);
  await person.fill('Password', site.credentials.password);
  await person.click('button', 'Login');
  await person.see('heading', /^Welcome/);
}

/** Inside a test: a failed one leaves a picture of the tab. */
export function keepPicture({ screenshot }: Person, name: BrowserName): void {
  onTestFailed(async ({ task }) => {
    const folder = 'tests/results/failures';
    await mkdir(folder, { recursive: true });
    await screenshot(`${folder}/${name} ${task.name.replace(/[^\w-]+/g, ' ').slice(0, 80)}.png`).catch(() => undefined);
  });
}

/** As long as a busy machine may need. */
export const eventually = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 15_000, interval: 50 });
