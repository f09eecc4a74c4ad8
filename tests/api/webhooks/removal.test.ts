import pg from 'pg';
import { startReceiver } from '../../support/peers/receiver.ts';
import { waitFor } from '../../support/servers/wait-for.ts';
import { act } from '../requests/act.ts';
import { intakeOf } from '../screening/screened-request.ts';
import { openScreeningApp } from '../screening/screening-app.ts';

const receiver = await startReceiver();
const app = await openScreeningApp([], { env: { outboundAllow: [receiver.origin] } });
afterAll(async () => {
  await app.close();
  await receiver.close();
});

test('an administrator removes a webhook while one of its deliveries is settled', async () => {
  const { admin, client } = app.cast;
  const { Data: made } = await admin.call('POST /security/v1.0/webhooks', {
    action: 'create',
    webhook: { url: `${receiver.origin}/hook`, clientId: null, events: ['request.acted'] },
  });
  const id = made.webhook?.id;
  const draft = { intake: intakeOf({ legalName: 'Secret Kettles' }) };
  const { Data: request } = await client.call('POST /reports/v1.0/requestdetails', draft);
  // A removal, held open until what came of the delivery waits for it.
  const removal = new pg.Client({ connectionString: app.platform.database.ownerUrl });
  await removal.connect();
  try {
    await removal.query('begin');
    await removal.query('select from webhooks where id = $1 for no key update', [id]);
    await act(client, 'submit', request, { consent: true });
    expect(await receiver.at('/hook')).toHaveLength(1);
    await waitFor(async () => {
      const waiting =
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
      return (await removal.query(waiting)).rows.length > 0;
    });
    // Were the delivery locked by who waits, each would wait for the other.
    const free = 'select from webhook_deliveries where webhook_id = $1 for update skip locked';
    expect((await removal.query(free, [id])).rows).toHaveLength(1);
    await removal.query('delete from webhooks where id = $1', [id]);
    await removal.query('commit');
  } finally {
    await removal.end();
  }
  expect((await admin.call('GET /security/v1.0/webhooks', {})).Data).toEqual([]);
});
