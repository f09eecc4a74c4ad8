import { expect, openTab, test } from './office.ts';

test('an administrator sets how long drafts are kept, and places and lifts a legal hold on a client', async ({
  office,
  admin,
}) => {
  await openTab(office, 'retention');
  await expect(office.getByText('Nothing to remove')).toBeVisible();
  await office.getByLabel('Drafts').fill('90');
  await office.getByRole('button', { name: 'Save rules' }).click();
  await expect(office.getByText('Version 2, saved by')).toBeVisible();
  const saved = await admin.call('GET /security/v1.0/retention', {});
  expect(saved.Data.policy.rules).toMatchObject({ drafts: 90, closed_requests: null, sessions: 30 });

  const { Data: client } = await admin.call('POST /security/v1.0/clientdetails', {
    ...{ name: 'Held Holdings', code: 'HELD', modules: [], active: true },
  });
  await admin.call('POST /security/v1.0/retention', {
    action: 'place_hold',
    scope: 'client',
    object: client.id,
    reason: 'A court asked for it.',
  });
  await office.reload();
  await expect(office.getByText('A court asked for it.')).toBeVisible();
  await office.getByRole('button', { name: `Lift the legal hold on ${client.name}` }).click();
  await office.getByRole('dialog').getByLabel('Reason').fill('The case is closed.');
  await office.getByRole('dialog').getByRole('button', { name: 'Lift' }).click();
  await expect(office.getByText('No legal holds')).toBeVisible();
});
