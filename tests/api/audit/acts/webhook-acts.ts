import type { ScreeningApp } from '../../screening/screening-app.ts';
import { type Act, type ActsOf, next } from './act-case.ts';

const path = 'POST /security/v1.0/webhooks';
const wanted = () => ({
  url: `https://hooks.invalid/${next()}`,
  clientId: null,
  events: ['watchlist.imported' as const],
});

/** A webhook that nothing is sent to. */
async function idleWebhook({ cast }: ScreeningApp) {
  const { Data } = await cast.admin.call(path, { action: 'create', webhook: wanted() });
  const { id = '', version = 0 } = Data.webhook ?? {};
  const off = await cast.admin.call(path, { action: 'disable', id, version });
  return { id, version: off.Data.webhook?.version ?? 0 };
}

type Step = 'enable' | 'remove' | 'renew_secret' | 'test';
const step = (action: Step, leaves: Extract<Act, { leaves: unknown }>['leaves']): Act => ({
  does: action,
  leaves,
  how: async (test) => {
    const webhook = await idleWebhook(test);
    return () => test.cast.admin.attempt(path, { action, ...webhook });
  },
});

export const webhookActs: ActsOf<'/security/v1.0/webhooks'> = {
  'POST /security/v1.0/webhooks': [
    {
      does: 'create',
      leaves: ['webhook.created'],
      how: async ({ cast }) => {
        const webhook = wanted();
        return () => cast.admin.attempt(path, { action: 'create', webhook });
      },
    },
    {
      does: 'change',
      leaves: ['webhook.changed'],
      how: async (test) => {
        const webhook = await idleWebhook(test);
        return () => test.cast.admin.attempt(path, { action: 'change', ...webhook, webhook: wanted() });
      },
    },
    {
      does: 'disable',
      leaves: ['webhook.disabled'],
      how: async ({ cast }) => {
        const { Data } = await cast.admin.call(path, { action: 'create', webhook: wanted() });
        const { id = '', version = 0 } = Data.webhook ?? {};
        return () => cast.admin.attempt(path, { action: 'disable', id, version });
      },
    },
    step('enable', ['webhook.enabled']),
    step('remove', ['webhook.removed']),
    step('renew_secret', ['webhook.secret_renewed']),
    step('test', ['webhook.tested']),
    {
      does: 'redeliver',
      leaves: ['webhook.redelivered'],
      how: async (test) => {
        const webhook = await idleWebhook(test);
        const { admin } = test.cast;
        const { Data } = await admin.call(path, { action: 'test', id: webhook.id });
        // Switched on and off again, it waits no longer.
        const on = await admin.call(path, { action: 'enable', ...webhook });
        await admin.call(path, { action: 'disable', id: webhook.id, version: on.Data.webhook?.version ?? 1 });
        return () =>
          admin.attempt(path, { action: 'redeliver', id: webhook.id, delivery: Data.delivery ?? '' });
      },
    },
  ],
};
