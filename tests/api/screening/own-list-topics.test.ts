import { listed, save } from '../assessment/working-on.ts';
import { screenedRequest, workOf } from './screened-request.ts';
import { openScreeningApp, type ScreeningApp, useInventedList } from './screening-app.ts';

let test1: ScreeningApp;
beforeAll(async () => {
  test1 = await openScreeningApp();
});
afterAll(() => test1.close());

const trueMatch = (match: string) => ({
  match,
  disposition: 'true_match' as const,
  reasonCode: 'name_and_data_agree',
  comment: 'The same company.',
});

/** A request whose match with the firm's own list is decided to be true. */
async function trulyListed() {
  const request = await screenedRequest(test1, {
    ...listed(),
    principals: [{ name: 'Zarqun Petrochemical Trading FZE', role: 'shareholder', ownershipPct: 60 }],
  });
  const { matches } = await workOf(test1.cast.drafter, request);
  return save(test1.cast.drafter, request, { dispositions: matches.map(({ id }) => trueMatch(id)) });
}

test('an own list that writes "Sanctions" or "sanction" gives the sanctions floor and the share of sanctioned owners', async () => {
  await useInventedList(test1, [
    'X2,Zarqun Petrochemical Trading FZE,organisation,,AE,,TEST,Sanction; blacklist',
  ]);
  const { rating, ownership, sections } = await trulyListed();
  expect(rating?.floors.map(({ rule }) => rule)).toContain('sanctions_match');
  expect(rating?.overall).toBe('high');
  expect(ownership.sanctionedPct).toBe(60);
  expect(sections.find(({ key }) => key === 'sanctions')?.text).toContain('True matches:');
});
