import { countRoundTrips } from '../../support/database/count-round-trips.ts';
import { intakeOf } from '../screening/screened-request.ts';
import { openScreeningApp } from '../screening/screening-app.ts';

const test1 = await openScreeningApp();
afterAll(() => test1.close());

test('a list costs two round trips to the database and a draft with a file seven, the session included', async () => {
  const { client } = test1.cast;
  const list = () => client.call('GET /reports/v1.0/requestdetails', { current: 1, pageSize: 20 });
  const paper = { name: 'licence.txt', content: 'Licence', type: 'text/plain' };
  const draft = () => client.call('POST /reports/v1.0/requestdetails', { intake: intakeOf() }, [paper]);
  await draft();
  await list();
  const ofList = await countRoundTrips(list);
  // Another press of the button, not the same one again.
  test1.platform.clock.advance(1000);
  const ofDraft = await countRoundTrips(draft);
  expect({ list: ofList.length, draft: ofDraft.length, ofDraft, ofList }).toMatchObject({
    list: 2,
    draft: 7,
  });
});
