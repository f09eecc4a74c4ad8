import { Webhook } from 'standardwebhooks';
import { expect, test } from '../../support/clock/clocked-test.ts';
import { startReceiver } from '../../support/peers/receiver.ts';

test('D18 a webhook is made, its secret shown once, a test delivered and logged, and sent again', async ({
  person,
  seat,
  page,
  clocked,
}) => {
  const receiver = await startReceiver(clocked.hookPort);
  try {
    await seat(await person({ role: 'admin' }), '/pages/settings?tab=webhooks');
    await page.getByRole('button', { name: 'New webhook' }).click();
    const form = page.getByRole('dialog', { name: 'New webhook' });
    await form.getByLabel('Address').fill('https://127.0.0.1/prudence');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('127.0.0.1 is not an address of the open internet.')).toBeVisible();
    await form.getByLabel('Address').fill(`${receiver.origin}/prudence`);
    await form.getByRole('checkbox', { name: /A screening finishes/ }).check();
    await form.getByRole('button', { name: 'Save' }).click();

    const shown = page.getByRole('dialog', { name: 'Webhook secret' });
    await expect(shown).toBeVisible();
    const secret = /whsec_[\w+/]{43}=/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
    await shown.getByRole('button', { name: 'Done' }).click();
    await expect(
      page.getByText('A request changes status, A report is sealed, A screening finishes'),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Send test' }).click();
    const log = page.getByRole('dialog', { name: 'Deliveries' });
    await expect(log.getByText('Delivered')).toBeVisible();
    await expect(log.getByText('Response 204')).toBeVisible();
    const [arrived] = await receiver.at('/prudence');
    const headers: Record<string, unknown> = arrived?.headers ?? {};
    // The server's clock stands at another day than this machine's, which the library would refuse.
    const at = new Date(Number(headers['webhook-timestamp']) * 1000);
    const signature = new Webhook(secret).sign(String(headers['webhook-id']), at, arrived?.body ?? '');
    expect(headers['webhook-signature']).toBe(signature);

    await log.getByRole('button', { name: 'Send again: Test' }).click();
    const both = await receiver.at('/prudence', 2);
    expect(new Set(both.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await page.reload();
    await expect(page.getByText(`${receiver.origin}/prudence`)).toBeVisible();
    expect(await page.content()).not.toContain(secret);
  } finally {
    await receiver.close();
  }
});
