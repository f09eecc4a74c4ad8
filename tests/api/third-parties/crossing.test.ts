import pg from 'pg';
import { waitFor } from '../../support/servers/wait-for.ts';
import { attemptAct } from '../requests/act.ts';
import { reload } from '../requests/build-request.ts';
import { buildCast, openRequestsApp } from '../requests/requests-app.ts';
import { change, submitted } from './register-app.ts';

const test1 = await openRequestsApp();
const cast = await buildCast(test1);
afterAll(() => test1.close());

let made = 0;
const pan = () => {
  made += 1;
  return { scheme: 'PAN' as const, value: `AABCX${1000 + made}L`, country: 'IN' };
};

type Answer = { status: number };

/**
 * Runs both at once: each waits for a third party that somebody holds, and goes on when both wait. `meanwhile` is what
 * somebody changes who holds them.
 */
async function crossing(
  parties: string[],
  calls: (() => Promise<Answer>)[],
  meanwhile?: { gone: string; into: string },
): Promise<Answer[]> {
  const holding = new pg.Client({ connectionString: test1.platform.database.ownerUrl });
  await holding.connect();
  await holding.query('begin');
  await holding.query('select from third_parties where id = any($1::uuid[]) for update', [parties]);
  if (meanwhile)
    await holding.query('update third_parties set merged_into = $1 where id = $2', [
      meanwhile.into,
      meanwhile.gone,
    ]);
  const running: Promise<Answer>[] = [];
  for (const call of calls) {
    running.push(call());
    await waitFor(async () => {
      // Within a transaction the activity is seen as it was at first.
      await holding.query('select pg_stat_clear_snapshot()');
      const { rows } = await holding.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      return rows.length >= running.length;
    });
  }
  await holding.query('commit');
  await holding.end();
  return Promise.all(running);
}

const into = (gone: string, kept: string) => () =>
  change(cast.client, gone, { action: 'merge', into: kept, reason: 'The same company.' });

const amended =
  (request: { id: string; version: number }, registrationIds: ReturnType<typeof pan>[]) => async () =>
    attemptAct(cast.clientuser, 'amend', request, { intake: { registrationIds } });

test('two amendments that name the third party of each other, and one that both name, do not wait for each other', async () => {
  const [one, other, both] = [pan(), pan(), pan()];
  const common = await submitted(test1, cast, { registrationIds: [both] });
  const first = await submitted(test1, cast, { registrationIds: [one] });
  const second = await submitted(test1, cast, { registrationIds: [other] });
  const answers = await crossing(
    [common.thirdParty],
    [amended(first.request, [both, other]), amended(second.request, [both, one])],
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const about = await Promise.all([first, second].map(({ request }) => reload(test1, request.id)));
  expect(about.map(({ thirdPartyId }) => thirdPartyId)).toEqual([common.thirdParty, common.thirdParty]);
});

test('a merge and an amendment of a request that it moves do not wait for each other', async () => {
  const gone = await submitted(test1, cast, { registrationIds: [pan()] });
  const kept = await submitted(test1, cast, { registrationIds: [pan()] });
  const reason = 'The same company.';
  const merge = () =>
    change(cast.client, gone.thirdParty, { action: 'merge', into: kept.thirdParty, reason });
  const answers = await crossing([gone.thirdParty], [merge, amended(gone.request, [pan()])]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await reload(test1, gone.request.id)).thirdPartyId).toBe(kept.thirdParty);
});

test('of two who merge the same third parties into each other, one does', async () => {
  const [one, other] = [await submitted(test1, cast), await submitted(test1, cast)];
  const answers = await crossing(
    [one.thirdParty, other.thirdParty],
    [into(one.thirdParty, other.thirdParty), into(other.thirdParty, one.thirdParty)],
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('a merge of what others were merged into, and an amendment that names one of those, do not wait for each other', async () => {
  const known = pan();
  const first = await submitted(test1, cast, { registrationIds: [known] });
  const second = await submitted(test1, cast, { registrationIds: [pan()] });
  const third = await submitted(test1, cast, { registrationIds: [pan()] });
  const other = await submitted(test1, cast, { registrationIds: [pan()] });
  expect((await into(first.thirdParty, second.thirdParty)()).status).toBe(200);
  const answers = await crossing(
    [second.thirdParty],
    [into(second.thirdParty, third.thirdParty), amended(other.request, [known])],
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await reload(test1, other.request.id)).thirdPartyId).toBe(third.thirdParty);
});

test('nor do they where it is being merged as the amendment names it', async () => {
  const known = pan();
  const second = await submitted(test1, cast, { registrationIds: [pan()] });
  const third = await submitted(test1, cast, { registrationIds: [pan()] });
  const first = await submitted(test1, cast, { registrationIds: [known] });
  const other = await submitted(test1, cast, { registrationIds: [pan()] });
  const answers = await crossing(
    [second.thirdParty],
    [amended(other.request, [known]), into(second.thirdParty, third.thirdParty)],
    { gone: first.thirdParty, into: second.thirdParty },
  );
  const [amendment, merge] = answers.map(({ status }) => status);
  expect(amendment).toBe(200);
  // Where the amendment came first, the third party is another than the one that was read for the merge.
  const repeated = merge === 409 ? await into(second.thirdParty, third.thirdParty)() : null;
  expect(repeated?.status ?? merge).toBe(200);
  expect((await reload(test1, other.request.id)).thirdPartyId).toBe(third.thirdParty);
});
