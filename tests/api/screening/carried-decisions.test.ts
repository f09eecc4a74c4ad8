import { countPages } from '../../support/database/pages-read.ts';
import { listed, save } from '../assessment/working-on.ts';
import { screenedRequest, workOf } from './screened-request.ts';
import { finished, openScreeningApp, useInventedList } from './screening-app.ts';

const app = await openScreeningApp();
const { cast, platform } = app;
await useInventedList(app);
const { rowsAnswered, stop } = await countPages(platform.database);
afterAll(async () => {
  stop();
  await app.close();
});

test('a screening reads the newest decision of each pairing, however often the request was screened before', async () => {
  const request = await screenedRequest(app, listed());
  const { matches } = await workOf(cast.drafter, request);
  const dispositions = matches.map(({ id }) => ({
    match: id,
    disposition: 'possible' as const,
    reasonCode: 'insufficient_data',
    comment: 'No birth date.',
  }));
  await save(cast.drafter, request, { dispositions });
  const screenAgain = async () => {
    const { Data } = await cast.drafter.call('POST /reports/v1.0/screenings', {
      request: request.id,
    });
    await finished(cast.drafter, Data.job);
  };
  const read: number[] = [];
  for (let times = 0; times < 4; times += 1)
    read.push(await rowsAnswered(/"disposed_at" is not null/, screenAgain));
  expect(read).toEqual(Array(4).fill(matches.length));
  expect((await workOf(cast.drafter, request)).matches).toMatchObject(
    matches.map(() => ({ disposition: 'possible', carriedOver: true })),
  );
});
