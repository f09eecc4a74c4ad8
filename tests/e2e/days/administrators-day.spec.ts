import { activeList } from '../../support/data/active-list.ts';
import { writtenPng } from '../../support/documents/written-png.ts';
import { openAs } from '../../support/people/take-seat.ts';
import { expect, join, joinClient, test } from '../login/people.ts';
import { choose } from '../main-job/admin.ts';
import { save } from '../main-job/client.ts';
import { arrived, visit } from '../shell/visit.ts';
import { LOOKS, setUp, titleOf } from './looks.ts';

/** A list that is called by a word of the page: its name is data, in whatever language. */
const CALLED_BY_A_WORD = 'Documents';
const LIST = 'id,name,type,countries,births\nD1,Ottokar Brandvold,person,NO,1961-02-03\n';

for (const look of LOOKS)
  test(`an administrator’s day ${titleOf(look)}: Home, a list, a person, a client’s branding, the method and the audit trail`, async ({
    admin,
    page,
  }) => {
    await activeList(admin, CALLED_BY_A_WORD, LIST);
    const me = await join(admin, 'admin');
    const lead = await joinClient(admin);
    const { say, looksRight } = await setUp(page, me, look);
    const settings = (id: string) => say('features/settings', id);
    const clients = (id: string) => say('features/settings/clients', id);
    // In Hindi and Arabic a value stands between marks that keep its direction.
    const named = (id: string, name: string) => new RegExp(settings(id).replace('{name}', `.?${name}.?`));
    const dialog = page.getByRole('dialog');

    await openAs(page, me);
    await arrived(page);
    await expect(page.getByRole('heading', { name: say('features/home', 'system') })).toBeVisible();
    await looksRight('Home');

    const list = `Brandvold ${look.width}`;
    await visit(page, '/pages/settings?tab=watchlists');
    await page.getByRole('button', { name: settings('watchlists.import') }).click();
    await choose(page, dialog.getByLabel(settings('watchlists.format')), settings('format.plain_csv'));
    await dialog.getByLabel(settings('watchlists.listName')).fill(list);
    await choose(page, dialog.getByLabel(settings('watchlists.topic')), settings('topic.sanctions'));
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'names.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) });
    await looksRight('the import of a list');
    await dialog.getByRole('button', { name: settings('import'), exact: true }).click();
    await expect(dialog).toBeHidden();
    const card = page.locator('.ant-card').filter({ hasText: list });
    await card.getByRole('button', { name: settings('watchlists.previewAndActivate') }).click();
    await expect(dialog.getByText('Ottokar Brandvold').first()).toBeVisible();
    await looksRight('the preview of a version');
    await dialog.getByRole('button', { name: settings('activate'), exact: true }).click();
    await expect(dialog).toBeHidden();
    const { Data: lists } = await me.call('GET /reports/v1.0/watchlists', {});
    expect(lists.find(({ name }) => name === list)?.active?.number).toBe(1);

    const name = `Savita Rao ${look.width}`;
    await visit(page, '/pages/settings?tab=users');
    await page
      .getByRole('button', { name: settings('users.newUser') })
      .first()
      .click();
    await dialog.getByLabel(settings('name'), { exact: true }).fill(name);
    await dialog.getByLabel(settings('users.username')).fill(`savita.${look.width}`);
    await dialog.getByLabel(settings('users.email')).fill(`savita.${look.width}@prudence.example`);
    await choose(page, dialog.getByLabel(settings('role')), say('shared/words', 'allocator'));
    await looksRight('a new user');
    await dialog.getByRole('button', { name: settings('users.createAndInvite') }).click();
    const invitation = page.getByRole('dialog', { name: named('users.invitationFor', name) });
    await expect(invitation.locator('code')).toContainText('/login?invite=');
    await looksRight('an invitation');
    await invitation.getByRole('button', { name: settings('done') }).click();
    await expect(dialog).toBeHidden();

    const { Data: people } = await me.call('GET /security/v1.0/userdetails', { search: lead.username });
    const { clientName = '', clientId } = people[0] ?? {};
    await visit(page, `/pages/settings?tab=clients&search=${encodeURIComponent(clientName ?? '')}`);
    await page.getByRole('button', { name: named('editNamed', clientName ?? '') }).click();
    const logo = dialog.locator('input[type=file]');
    await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: writtenPng(600, 100) });
    await expect(dialog.getByRole('img', { name: clients('logoShown') })).toBeVisible();
    await dialog.getByLabel(clients('accent')).fill('#1A4F9C');
    await looksRight('the branding of a client');
    await dialog.getByRole('button', { name: settings('save'), exact: true }).click();
    await expect(dialog).toBeHidden();
    const branding = await me.call('GET /security/v1.0/clientbranding', { client: clientId ?? '' });
    expect(branding.Data.accent).toBe('#1A4F9C');

    await visit(page, '/pages/settings?tab=method');
    await expect(page.getByRole('heading', { level: 2, name: settings('tab.method') })).toBeVisible();
    await looksRight('the rating method');

    await visit(page, `/pages/audittrails?search=${encodeURIComponent(me.name)}`);
    const ui = (id: string) => say('shared/ui/texts', id);
    await looksRight('the audit trail');
    await page.getByRole('button', { name: ui('export'), exact: true }).click();
    const csv = await save(page, () => page.getByRole('button', { name: ui('saveFile') }).click());
    expect(csv.name).toMatch(/^audit-trail.*\.csv$/);
    for (const type of ['watchlist.activated', 'user.created', 'client.changed'])
      expect(csv.content.toString()).toContain(type);
  });
