import { releasedRequest } from '../reports/release.ts';
import { act } from '../requests/act.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';

const app = await openScreeningApp();
const { cast } = app;
await useInventedList(app);
afterAll(() => app.close());

const thisQuarter = async () => (await cast.client.call('GET /reports/v1.0/trends', {})).Data.quarters.at(-1);

test('the rating of a third party counts in its quarter while its report is reopened, and after that was given up', async () => {
  const request = await releasedRequest(app, { legalName: 'Karur Weavers', countryOfIncorporation: 'DK' });
  const released = await thisQuarter();
  expect(released).toMatchObject({ high: 0, medium: 0, low: 1 });
  const reopened = await act(cast.allocator, 'reopen', request, { comment: 'A new director.' });
  expect(await thisQuarter()).toEqual(released);
  await act(cast.client, 'cancel', reopened, { comment: 'No longer needed.' });
  expect(await thisQuarter()).toEqual(released);
});

test('a third party stays among the highest risks while its report is reopened, and after that was given up', async () => {
  const risks = async () =>
    (await cast.client.call('GET /reports/v1.0/dashboards', {})).Data.topRisks.filter(
      ({ legalName }) => legalName === 'Bhavani Ores',
    );
  const risky = { industry: 'mining', relationshipType: 'supplier', countryOfIncorporation: 'AF' } as const;
  const request = await releasedRequest(app, { ...risky, legalName: 'Bhavani Ores' });
  const released = await risks();
  expect(released).toMatchObject([{ rating: 'medium', basis: 'score' }]);
  const reopened = await act(cast.allocator, 'reopen', request, { comment: 'A new director.' });
  expect(await risks()).toEqual(released);
  await act(cast.client, 'cancel', reopened, { comment: 'No longer needed.' });
  expect(await risks()).toEqual(released);
});
