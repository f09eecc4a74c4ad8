import { writtenPng } from '../../support/documents/written-png.ts';
import { joinClient } from '../login/people.ts';
import { dialogOf, expect, openTab, test } from './office.ts';

test('an administrator gives a client a logo and an accent that can be read on paper', async ({
  office,
  admin,
}) => {
  const { username } = await joinClient(admin);
  const { Data } = await admin.call('GET /security/v1.0/userdetails', { search: username });
  const { clientName = '', clientId } = Data[0] ?? {};
  const openForm = async () => {
    await openTab(office, 'clients');
    await office.getByRole('button', { name: `Edit ${clientName}` }).click();
    return dialogOf(office, clientName ?? '');
  };
  const choose = (name: string, buffer: Buffer) =>
    office.locator('input[type="file"]').setInputFiles({ name, mimeType: 'image/png', buffer });

  let form = await openForm();
  await choose('logo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(form.getByRole('alert').filter({ hasText: 'This file isn’t a PNG' })).toBeVisible();
  await choose('logo.png', writtenPng(1800, 300));
  await expect(form.getByRole('img', { name: 'Current logo' })).toBeVisible();
  const accent = form.getByLabel('Accent colour of reports');
  await accent.fill('#8AA8FF');
  await expect(form.getByText('Choose a darker colour')).toBeVisible();
  // What the browser's own dialog does: to set `value` of a field of React would go unnoticed.
  await form.getByLabel('Pick a colour').evaluate((input) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '#1a4f9c');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(accent).toHaveValue('#1A4F9C');
  await expect(form.getByText('Choose a darker colour')).toBeHidden();
  await expect(form.getByText('Easy to read: its contrast with white is 7.9 to 1.')).toBeVisible();
  for (const group of ['Client', 'Decisions', 'Branding', 'Sign-in and sessions', 'Storage and retention'])
    await expect(form.getByRole('region', { name: group, exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  const stored = await admin.call('GET /security/v1.0/clientbranding', { client: clientId ?? '' });
  expect(stored.Data).toEqual({ accent: '#1A4F9C', logo: expect.stringMatching(/^data:image\/png;base64,/) });
  form = await openForm();
  await expect(form.getByRole('img', { name: 'Current logo' })).toBeVisible();
  await form.getByRole('button', { name: 'Remove logo' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  const after = await admin.call('GET /security/v1.0/clientbranding', { client: clientId ?? '' });
  expect(after.Data).toEqual({ accent: '#1A4F9C', logo: null });
});
