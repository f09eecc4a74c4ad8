import { sql } from 'drizzle-orm';
import { db } from '../../../../server/platform/index.ts';
import { signInAs } from '../../../support/people/sign-in-as.ts';
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

/** An approval of a high rating by one lead, and another one. */
async function waitingDecision(test: ScreeningApp) {
  const { client } = test.cast;
  const id = await ratedParty(test);
  const clientId = client.actor.clientId ?? '';
  await test.platform.database.tx({ kind: 'identity' }, async () => {
    await db().execute(sql`update third_parties set rating = 'high' where id = ${id}`);
    await db().execute(sql`update clients set second_lead_on_high = true where id = ${clientId}`);
  });
  const second = await signInAs(test, { role: 'client', clientId });
  const { body } = await change(client, id, approve);
  await test.platform.database.tx({ kind: 'identity' }, () =>
    db().execute(sql`update clients set second_lead_on_high = false where id = ${clientId}`),
  );
  return { id, decision: body.Data.pendingDecision?.id ?? '', second };
}

export const registerActs: ActsOf<'/reports/v1.0/thirdparties' | '/reports/v1.0/conditionlibrary'> = {
  'POST /reports/v1.0/conditionlibrary': [
    {
      does: 'save',
      leaves: ['client.conditions_saved'],
      how: async (test) => {
        const { client } = test.cast;
        const { Data } = await client.call('GET /reports/v1.0/conditionlibrary', {});
        const text = `Send the accounts of year ${next()}.`;
        return () =>
          client.attempt('POST /reports/v1.0/conditionlibrary', {
            version: Data.version,
            conditions: [{ text, days: 30 }],
          });
      },
    },
  ],
  'POST /reports/v1.0/thirdparties': [
    onParty(['thirdparty.decided'], approve),
    {
      does: 'confirm_decision',
      leaves: ['thirdparty.decision_confirmed', 'thirdparty.decided'],
      how: async (test) => {
        const { id, decision, second } = await waitingDecision(test);
        return () => change(second, id, { action: 'confirm_decision', decision });
      },
    },
    {
      does: 'decline_decision',
      leaves: ['thirdparty.decision_declined'],
      how: async (test) => {
        const { id, decision, second } = await waitingDecision(test);
        return () => change(second, id, { action: 'decline_decision', decision, reason: 'Not yet.' });
      },
    },
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
            sql`insert into third_party_alerts (client_id, third_party_id, kind, text, reasons, raised_at)
                values (${client.actor.clientId}, ${id}, 'review_due', 'A review is due.', '[]', now())`,
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
