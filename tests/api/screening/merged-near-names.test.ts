import { minutes } from '../identity/steps.ts';
import { releasedRequest } from '../reports/release.ts';
import { change } from '../third-parties/register-app.ts';
import { openScreeningApp, useInventedList } from './screening-app.ts';

const app = await openScreeningApp();
const { cast } = app;
await useInventedList(app);
afterAll(() => app.close());

const thirdPartyOf = async (name: string) => {
  const { Data } = await cast.client.call('GET /reports/v1.0/thirdparties', { search: name });
  return Data[0]?.id ?? '';
};

test('the name of a merged third party tells what is decided on the one that stays', async () => {
  const [name, renamed] = ['Narmada Fibres Private Limited', 'Tapti Weavers Private Limited'];
  await releasedRequest(app, { legalName: name, countryOfIncorporation: 'DK' });
  app.platform.clock.advance(minutes(1));
  const request = await releasedRequest(app, {
    legalName: renamed,
    formerNames: [name],
    countryOfIncorporation: 'DK',
  });
  const [gone, kept] = [await thirdPartyOf(name), await thirdPartyOf(renamed)];
  const reason = 'As agreed.';
  expect((await change(cast.client, gone, { action: 'decide', decision: 'approved', reason })).status).toBe(
    200,
  );
  expect((await change(cast.client, gone, { action: 'merge', into: kept, reason })).status).toBe(200);
  expect((await change(cast.client, kept, { action: 'decide', decision: 'rejected', reason })).status).toBe(
    200,
  );

  const { Data } = await cast.client.call('POST /reports/v1.0/mcanearmatch', { names: [name] });
  expect(Data[0]?.matches).toMatchObject([{ name, relationship: 'rejected', requestId: request.id }]);
});
