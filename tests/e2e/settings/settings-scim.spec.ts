import { dialogOf, expect, openTab, test } from './office.ts';

test('SCIM: switched on, the token is shown once, lets the provider in at its address, and is worth nothing once off', async ({
  office,
  server,
}) => {
  await openTab(office, 'scim');
  const card = office.getByRole('main');
  const ask = async (token: string) =>
    (await fetch(`${server.baseUrl}/scim/v2/Users`, { headers: { authorization: `Bearer ${token}` } }))
      .status;
  await expect(card.getByText('Off', { exact: true })).toBeVisible();
  expect(await ask('none')).toBe(404);

  await card.getByRole('button', { name: 'Turn on' }).click();
  const shown = dialogOf(office, 'Token for the identity provider');
  await expect(shown).toContainText(`${server.baseUrl}/scim/v2`);
  const token = /prudence-scim-[A-Za-z0-9_-]{43}/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
  await shown.getByRole('button', { name: 'Copy token' }).click();
  expect(await office.evaluate(() => navigator.clipboard.readText())).toBe(token);
  expect(await ask(token)).toBe(200);
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(shown).toBeHidden();
  // The button that opened it is gone; what stands beside it has the focus.
  await expect(card.locator(':focus')).toHaveCount(1);

  await openTab(office, 'scim');
  await expect(card.getByText('On', { exact: true })).toBeVisible();
  await expect(card.getByText('Not yet')).toBeHidden();
  expect(await office.content()).not.toContain(token);

  await card.getByRole('button', { name: 'Renew token' }).click();
  await dialogOf(office, 'Renew the token?').getByRole('button', { name: 'Renew token' }).click();
  const renewed = /prudence-scim-[A-Za-z0-9_-]{43}/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
  expect(renewed).not.toBe(token);
  expect([await ask(token), await ask(renewed)]).toEqual([401, 200]);
  await shown.getByRole('button', { name: 'Done' }).click();

  await card.getByRole('button', { name: 'Turn off' }).click();
  await dialogOf(office, 'Turn off SCIM?').getByRole('button', { name: 'Turn off' }).click();
  await expect(card.getByText('Off', { exact: true })).toBeVisible();
  expect(await ask(renewed)).toBe(404);
});
