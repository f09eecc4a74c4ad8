import { keepHandlers } from '../../support/servers/job-handlers.ts';
import { releasedRequest } from '../reports/release.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { change } from '../third-parties/register-app.ts';

const handlers = keepHandlers();
const app = await openScreeningApp([], {}, [handlers.module]);
afterAll(() => app.close());

const { client, allocator } = app.cast;
const partyNamed = async (name: string) =>
  (await client.call('GET /reports/v1.0/thirdparties', {})).Data.find((party) => party.name === name)?.id ??
  '';
const monitor = (id: string, monitored: boolean) => change(client, id, { action: 'monitor', monitored });

test('what was found while somebody switched monitoring off is raised once it is on again', async () => {
  await useInventedList(app, ['X1,Someone Else Entirely,person,,,,,sanctions']);
  await releasedRequest(app, { legalName: 'Blackreef Tankers Holding' });
  const party = await partyNamed('Blackreef Tankers Holding');
  await useInventedList(app, ['T1,Black Reef Tankers,organisation,,,,,sanctions'], 'Another list');
  await monitor(party, true);
  app.platform.clock.advance(60_000);
  let off: Promise<unknown> | undefined;
  const each = async <Unit>(units: Iterable<Unit>, work: (unit: Unit) => Promise<unknown>) => {
    let done = 0;
    for (const unit of units) {
      // It was searched for, and what was found is about to be raised.
      if (typeof unit === 'object' && unit !== null && 'plan' in unit) off ??= monitor(party, false);
      await off;
      await work(unit);
      done += 1;
    }
    return done;
  };
  const rescreen = { kind: 'monitoring.rescreen', data: {} };
  await handlers.run(rescreen, {}, each);
  expect(off).toBeDefined();
  app.platform.clock.advance(60_000);
  await monitor(party, true);
  await handlers.run(rescreen, {}, async (units, work) => {
    for (const unit of units) await work(unit);
    return 0;
  });
  const { thirdParty } = await allocator.call('GET /reports/v1.0/thirdparties', { id: party });
  expect(thirdParty?.alerts).toMatchObject([{ kind: 'new_match', matches: [{ entryId: 'T1' }] }]);
});
