import { keepHandlers } from '../../support/servers/job-handlers.ts';
import { releasedRequest } from '../reports/release.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { change } from '../third-parties/register-app.ts';

const handlers = keepHandlers();
const app = await openScreeningApp([], {}, [handlers.module]);
afterAll(() => app.close());

async function released(legalName: string, principal: string) {
  await releasedRequest(app, { legalName, principals: [{ name: principal, role: 'director' as const }] });
  const { Data } = await app.cast.client.call('GET /reports/v1.0/thirdparties', {});
  return Data.find((party) => party.name === legalName)?.id ?? '';
}

test('what a released request resembles is raised at the third party that it was merged into meanwhile', async () => {
  await useInventedList(app, ['X1,Someone Else Entirely,person,,,,,sanctions']);
  const gone = await released('Kaveri Textiles Private Limited', 'Blackreef Tankers Holding');
  const kept = await released('Sahyadri Dairy Private Limited', 'Nobody In Particular');
  await useInventedList(app, ['T1,Black Reef Tankers,organisation,,,,,sanctions'], 'Another list');
  await app.platform.database.raw.executeSql(`update screening_runs set method_version = 'names-0'`);
  let merged: Promise<unknown> | undefined;
  const each = async <Unit>(units: Iterable<Unit>, work: (unit: Unit) => Promise<unknown>) => {
    let done = 0;
    for (const unit of units) {
      // It was searched for, and what was found is about to be raised.
      if (typeof unit === 'object' && unit !== null && 'plan' in unit)
        merged ??= change(app.cast.client, gone, {
          action: 'merge',
          into: kept,
          reason: 'The same company.',
        });
      await merged;
      await work(unit);
      done += 1;
    }
    return done;
  };
  await handlers.run({ kind: 'monitoring.rescreen_released', data: {} }, {}, each);
  expect(merged).toBeDefined();
  const { thirdParty } = await app.cast.allocator.call('GET /reports/v1.0/thirdparties', { id: kept });
  expect(thirdParty?.alerts).toMatchObject([{ kind: 'new_match', matches: [{ entryId: 'T1' }] }]);
});
