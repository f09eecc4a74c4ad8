import { aRegister, registeredRows } from '../../support/data/company-master.ts';
import type { SignedIn } from '../../support/people/sign-in.ts';
import { waitFor } from '../../support/servers/wait-for.ts';

const users = 'POST /security/v1.0/userdetails';
const methods = 'POST /reports/v1.0/ratingmethods';
const registers = 'POST /reports/v1.0/companyregister';
const retention = 'POST /security/v1.0/retention';

/** What the demo lacks and dialogs of Settings are about; answers how to take it away again. */
export async function settingsToOpen(admin: SignedIn, colleague: SignedIn) {
  const { Data: feed } = await admin.call('POST /security/v1.0/newsfeeds', {
    action: 'create',
    feed: { name: 'Trade news', address: 'https://news.invalid/feed.xml', everyMinutes: 60, active: false },
  });
  const { Data: made } = await admin.call('POST /security/v1.0/webhooks', {
    action: 'create',
    webhook: { url: 'https://hooks.example.com/prudence', clientId: null, events: ['report.sealed'] },
  });
  const { Data: clients } = await admin.call('GET /security/v1.0/clientdetails', {});
  await admin.call(retention, {
    ...{ action: 'place_hold', scope: 'client', object: clients[0]?.id ?? '' },
    reason: 'Investigation of the regulator.',
  });
  await admin.call(methods, { action: 'draft' });
  const { Data: before } = await admin.call('GET /security/v1.0/settings', { name: 'scim' });
  await admin.call('POST /security/v1.0/settings', {
    version: before.scim?.version ?? 1,
    setting: { name: 'scim', action: 'on' },
  });
  const { Data: imported } = await admin.call(registers, { action: 'import' }, [
    aRegister([...registeredRows, 'wrong,,NOBODY LIMITED,ACTV,Public,Delhi']),
  ]);
  await waitFor(
    async () => {
      const { Data } = await admin.call('GET /reports/v1.0/companyregister', {});
      return Data.some(({ id, status }) => id === imported.version && status === 'staged') || null;
    },
    { what: 'the import of the register' },
  );
  const { Data: found } = await admin.call('GET /security/v1.0/userdetails', { search: 'Leila' });
  const [person] = found;
  if (!person) throw new Error('the demo has no Leila');
  await colleague.call(users, { action: 'reset_two_factor', id: person.id, version: person.version });

  return async () => {
    await admin.call('POST /security/v1.0/newsfeeds', { action: 'remove', id: feed.feed ?? '' });
    await admin.call('POST /security/v1.0/webhooks', {
      ...{ action: 'remove', id: made.webhook?.id ?? '', version: made.webhook?.version ?? 1 },
    });
    await admin.call(registers, { action: 'discard', version: imported.version ?? '' });
    const { Data: kept } = await admin.call('GET /security/v1.0/retention', {});
    for (const { id } of kept.holds)
      await admin.call(retention, { action: 'lift_hold', id, reason: 'Closed.' });
    const { Data: method } = await admin.call('GET /reports/v1.0/ratingmethods', {});
    if (method.draft)
      await admin.call(methods, { action: 'discard', id: method.draft.id, version: method.draft.version });
    const { Data: state } = await admin.call('GET /security/v1.0/settings', { name: 'scim' });
    if (state.scim?.enabled)
      await admin.call('POST /security/v1.0/settings', {
        version: state.scim.version,
        setting: { name: 'scim', action: 'off' },
      });
    await colleague.call(users, { action: 'withdraw_change', id: person.id });
  };
}
