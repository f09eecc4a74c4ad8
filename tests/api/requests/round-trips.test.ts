import { jest } from '@jest/globals';
import pg from 'pg';
import { intakeOf } from '../screening/screened-request.ts';
import { openScreeningApp, type ScreeningApp } from '../screening/screening-app.ts';

let test1: ScreeningApp;
beforeAll(async () => {
  test1 = await openScreeningApp();
});
afterAll(() => test1.close());

/** What the database is asked and waited for while `work` runs: of each question the beginning. */
async function asked(work: () => Promise<unknown>): Promise<string[]> {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  await work();
  const texts = query.mock.calls.map(([what]) => (what as { text?: string }).text ?? String(what));
  query.mockRestore();
  // The queue asks for work whoever calls.
  return texts
    .map((text) => text.replace(/\s+/g, ' ').slice(0, 60))
    .filter((text) => !text.includes('pgboss'));
}

test('a list asks the database three times, a draft with a file eighteen times: each is a round trip', async () => {
  const { client } = test1.cast;
  const list = () => client.call('GET /reports/v1.0/requestdetails', { current: 1, pageSize: 20 });
  const paper = { name: 'licence.txt', content: 'Licence', type: 'text/plain' };
  const draft = () => client.call('POST /reports/v1.0/requestdetails', { intake: intakeOf() }, [paper]);
  await draft();
  await list();
  const ofList = await asked(list);
  // Another press of the button, not the same one again.
  test1.platform.clock.advance(1000);
  const ofDraft = await asked(draft);
  expect(ofList).toHaveLength(3);
  expect(ofDraft).toHaveLength(18);
});
