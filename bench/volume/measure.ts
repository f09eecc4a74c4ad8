import { Agent, request } from 'node:http';
import type { RawDatabase } from '../../server/platform/db/raw.ts';
import type { Cast } from '../../tests/support/people/cast.ts';
import type { SignedIn } from '../../tests/support/people/sign-in.ts';
import type { Question } from '../../tests/support/volume/questions.ts';

const [least, most, enoughMs] = [9, 60, 2000];

/**
 * The quickest of nine and more, as many as two seconds hold: what other work on the machine adds is left out, and a
 * server that has just started has its programs compiled.
 */
async function quickest(work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  const began = performance.now();
  while (taken.length < least || (taken.length < most && performance.now() - began < enoughMs)) {
    const started = performance.now();
    await work();
    taken.push(performance.now() - started);
  }
  return Math.min(...taken);
}

const kept = new Agent({ keepAlive: true, maxSockets: 1 });

/** As thin as what asks the database: what a browser or a library adds is not the server's. */
const get = ({ baseUrl, access, cookies }: SignedIn, path: string, query: Record<string, unknown>) =>
  new Promise<void>((resolve, reject) => {
    const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const headers = { authorization: `Bearer ${access}`, cookie: cookies.header() };
    request(`${baseUrl}/api${path}?${asked}`, { agent: kept, headers }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${path} answered ${answer.statusCode}`)),
      );
    })
      .on('error', reject)
      .end();
  });

/** Milliseconds of a call that asks next to nothing: what signing, limits and the wire cost every call. */
export const emptyCall = (cast: Cast) => quickest(() => get(cast.admin, '/security/v1.0/updatelanguage', {}));

export const byHttp = (cast: Cast, { who, key, query }: Question) =>
  quickest(() => get(cast[who], key.replace('GET ', ''), query));

export const bySql = (raw: RawDatabase, { sql }: Question) =>
  quickest(async () => {
    for (const statement of sql) await raw.executeSql(statement);
  });
