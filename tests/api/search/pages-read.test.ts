import { countPages, pagesOfSql } from '../../support/database/pages-read.ts';
import { fill } from '../../support/volume/fill.ts';
import { findKnown, questions } from '../../support/volume/questions.ts';
import { S } from '../../support/volume/volumes.ts';
import { openScreeningApp } from '../screening/screening-app.ts';

const test1 = await openScreeningApp([], { start: new Date() });
afterAll(() => test1.close());

/** What session, roles and names add to every call, in pages. */
const everyCall = 50;

test('lists, searches, trail and figures read at most two and a half times what the bare SQL of their answer reads', async () => {
  const { cast, platform } = test1;
  const { raw } = platform.database;
  await fill(raw, S);
  const known = await findKnown(raw, String(cast.client.actor.clientId), S.requests);
  const { pagesOf, stop } = await countPages(platform.database);
  try {
    for (const { what, who, key, query, sql } of questions(known)) {
      const most = 2.5 * (await pagesOfSql(raw, sql)) + everyCall;
      const pages = await pagesOf(() => cast[who].call(key, query));
      expect({ what, pages, most, isLittle: pages > 0 && pages <= most }).toMatchObject({ isLittle: true });
    }
  } finally {
    stop();
  }
});
