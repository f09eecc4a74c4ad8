import type { Platform } from '../server/platform/index.ts';
import { isSaas, stranger } from './demo-env.ts';
import { type DemoPerson, demoPassword, demoPeople, introduced } from './people.ts';
import { tokenOf } from './token-port.ts';

/** What the demo prints: where it is, and how to sign in. */
export async function introduction(platform: Platform): Promise<string> {
  const { baseUrl, reportUrl, sso } = platform.env;
  const people = demoPeople.filter(({ username }) => introduced.includes(username));
  const others = demoPeople.filter((person) => !people.includes(person)).map(({ username }) => username);
  const head = `Prudence, demo with fictional data: ${baseUrl} (report data on ${reportUrl})`;
  const more = 'A token works once: npm run demo:token -- NAME prints a fresh one.';
  const lines = isSaas
    ? [
        `Single sign-on by ${sso?.issuer}: name and password of a person there`,
        ...people.map(({ username, name, role }) => row(username, demoPassword, '', `${name}, ${role}`)),
        row(stranger, demoPassword, '', 'whom Prudence does not know'),
        '',
        `Administrators also sign in at ${baseUrl}/admin/login:`,
        ...(await locally(
          platform,
          people.filter(({ role }) => role === 'admin'),
        )),
      ]
    : [row('username', 'password', 'token', 'who'), ...(await locally(platform, people))];
  const names =
    'Name search also finds real names, such as Abdul Rahman and Rosneft: OFAC’s list of 2022 is imported.';
  return `${[head, '', ...lines, '', names, '', `Also ${others.join(', ')}. ${more}`].join('\n')}\n`;
}

const row = (username: string, password: string, token: string, who: string) =>
  `  ${username.padEnd(12)}${password.padEnd(16)}${token.padEnd(10)}${who}`;

const locally = (platform: Platform, people: readonly DemoPerson[]) =>
  Promise.all(
    people.map(async (person) => {
      const token = await tokenOf(platform, person);
      return row(person.username, demoPassword, token, `${person.name}, ${person.role}`);
    }),
  );
