import { sql } from 'drizzle-orm';
import { db } from '../../../../server/platform/index.ts';
import { act } from '../../requests/act.ts';
import { buildRequest } from '../../requests/build-request.ts';
import type { ScreeningApp } from '../../screening/screening-app.ts';
import { change, read } from '../../third-parties/register-app.ts';
import { type Act, type ActsOf, next } from './act-case.ts';
import { requestsCast } from './requests-cast.ts';

/** The third party of a request that was submitted. */
async function partyOf(test: ScreeningApp) {
  const draft = await buildRequest(test, requestsCast(test), { status: 'draft' });
  await act(test.cast.client, 'submit', draft, { consent: true });
  const { Data } = await test.cast.client.call('GET /reports/v1.0/thirdparties', { search: draft.legalName });
  return Data[0]?.id ?? '';
}

/** As it is once a report about it was sealed. */
async function ratedParty(test: ScreeningApp) {
  const id = await partyOf(test);
  await test.platform.database.tx({ kind: 'identity' }, () =>
    db().execute(
      sql`update third_parties set rating = 'low', rating_score = 20, rated_at = now() where id = ${id}`,
    ),
  );
  return id;
}

type More = Parameters<typeof change>[2];

/** One act of the client on a third party that is rated. */
const onParty = (leaves: Extract<Act, { leaves: unknown }>['leaves'], more: More): Act => ({
  does: more.action,
  leaves,
  how: async (test) => {
    const id = await ratedParty(test);
    return () => change(test.cast.client, id, more);
  },
});

const conditions = [{ text: 'Send the audited accounts', dueOn: '2099-01-01' }];
const approve = {
  action: 'decide',
  decision: 'approved_with_conditions',
  reason: 'Long known.',
  conditions,
} as const;

export const registerActs: ActsOf<'/reports/v1.0/thirdparties'> = {
  'POST /reports/v1.0/thirdparties': [
    onParty(['thirdparty.decided'], approve),
    onParty(['thirdparty.monitoring_switched'], { action: 'monitor', monitored: true }),
    onParty(['thirdparty.review_set'], { action: 'review_on', nextReviewOn: '2027-05-01' }),
    {
      does: 'settle_condition',
      leaves: ['thirdparty.condition_settled'],
      how: async (test) => {
        const { client } = test.cast;
        const id = await ratedParty(test);
        const { body } = await change(client, id, approve);
        const condition = body.Data.conditions[0]?.id ?? '';
        const note = `Received on day ${next()}.`;
        return () => change(client, id, { action: 'settle_condition', condition, state: 'met', note });
      },
    },
    {
      does: 'dismiss_alert',
      leaves: ['thirdparty.alert_dismissed'],
      how: async (test) => {
        const { client, allocator } = test.cast;
        const id = await ratedParty(test);
        await test.platform.database.tx({ kind: 'identity' }, () =>
          db().execute(
            sql`insert into third_party_alerts (client_id, third_party_id, kind, text, raised_at)
                values (${client.actor.clientId}, ${id}, 'review_due', 'A review is due.', now())`,
          ),
        );
        const alert = (await read(allocator, id)).alerts[0]?.id ?? '';
        return () => change(allocator, id, { action: 'dismiss_alert', alert, reason: 'Seen.' });
      },
    },
    {
      does: 'merge',
      leaves: ['thirdparty.merged'],
      how: async (test) => {
        const [gone, into] = [await partyOf(test), await partyOf(test)];
        return () => change(test.cast.client, gone, { action: 'merge', into, reason: 'Renamed.' });
      },
    },
  ],
};
