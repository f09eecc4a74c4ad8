import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { db, type Platform } from '../server/platform/index.ts';
import { freshCode } from './fresh-code.ts';
import { type DemoPerson, demoPeople } from './people.ts';

/** Where the running demo says on which port it hands out tokens. */
export const tokenPortFile = path.resolve(import.meta.dirname, '../node_modules/.cache/prudence-demo-port');

/** A fresh one-time token of a demo person. */
export function tokenOf(platform: Platform, person: DemoPerson): Promise<string> {
  return freshCode(person.seed, () =>
    platform.database.tx({ kind: 'identity' }, async () => {
      const { rows } = await db().execute<{ step: number | string }>(
        sql`select totp_last_step as step from users where username = ${person.username}`,
      );
      return Number(rows[0]?.step ?? 0);
    }),
  );
}

/** Loopback only: `npm run demo:token -- NAME` asks here. */
export async function openTokenPort(platform: Platform): Promise<Server> {
  const server = createServer(async (req, res) => {
    const person = demoPeople.find(({ username }) => `/${username}` === req.url);
    if (!person) return void res.writeHead(404).end();
    res.end(await tokenOf(platform, person));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await mkdir(path.dirname(tokenPortFile), { recursive: true });
  await writeFile(tokenPortFile, String(port));
  return server;
}
