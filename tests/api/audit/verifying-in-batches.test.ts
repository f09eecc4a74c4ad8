import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { record, verifyChains } from '../../../server/modules/audit/index.ts';
import type { Database } from '../../../server/platform/index.ts';
import { openTestApp } from '../../support/servers/test-app.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const batch = 1000;
const events = 2 * batch + 1;

const test1 = await openTestApp();
const { database, clock } = test1.platform;
await database.tx({ kind: 'system' }, async () => {
  for (let n = 0; n < events; n += 1)
    await record(clock, {
      type: 'settings.changed',
      actor: 'system',
      clientId: null,
      object: { type: 'category', id: `${n}` },
      data: { kind: 'category', key: `${n}` },
    });
});
afterAll(() => test1.close());

/** How often memory is freed before an event counts as kept: for a while the connection may still hold the previous answer. */
const ROUNDS = 200;

/** A database that counts the events it hands out, and those that are still in memory when more are asked for. */
function counting(database: Database) {
  const counted = { most: 0, handedOut: 0, kept: 0 };
  let inMemory: WeakRef<object>[] = [];
  async function letGo() {
    for (let round = 0; round < ROUNDS && inMemory.length > batch; round += 1) {
      await new Promise((done) => setImmediate(done));
      collectGarbage();
      inMemory = inMemory.filter((event) => event.deref());
    }
    counted.kept = Math.max(counted.kept, inMemory.length);
  }
  const tx: Database['tx'] = async (scope, work, options) => {
    await letGo();
    const answer = await database.tx(scope, work, options);
    const rows = (Array.isArray(answer) ? answer : []).filter((row) => row?.digests);
    // What is verified keeps this part of the row as it is.
    inMemory.push(...rows.map(({ digests }) => new WeakRef<object>(digests)));
    counted.handedOut += rows.length;
    counted.most = Math.max(counted.most, rows.length);
    return answer;
  };
  return { database: { tx }, counted };
}

test('E6 verifying a long trail asks for a thousand events at a time and keeps none that it has verified', async () => {
  const { database, counted } = counting(test1.platform.database);
  const { clock } = test1.platform;
  const report = await verifyChains({ database, clock, isSigned: () => true }, { kind: 'system' });
  expect(report).toMatchObject({ intact: true, events });
  expect(counted).toMatchObject({ most: batch, handedOut: events });
  expect(counted.kept).toBeLessThanOrEqual(batch);
});
