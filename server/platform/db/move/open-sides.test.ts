import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choosePlace, startCluster } from '../embedded/cluster.ts';
import { buildIn } from './open-sides.ts';

const home = mkdtempSync(join(tmpdir(), 'prudence-sides-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('a database is built anew only when the PostgreSQL of a build that was killed has ended', async () => {
  const unfinished = join(home, 'postgres.moving');
  mkdirSync(unfinished, { mode: 0o700 });
  const left = await startCluster(unfinished, await choosePlace(unfinished), { durable: false });
  let isOver = false;
  void left.ended.then(() => {
    isOver = true;
  });
  const seen = await buildIn(home, async (client) => {
    const { rows } = await client.query('select 1 as one');
    return { rows, isOver };
  });
  expect(seen).toEqual({ rows: [{ one: 1 }], isOver: true });
  await left.stop();
});
