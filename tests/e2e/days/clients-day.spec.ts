import { openAs } from '../../support/people/take-seat.ts';
import { expect, joinClient, test } from '../login/people.ts';
import { raiseInWords } from '../main-job/raise-in-words.ts';
import { arrived } from '../shell/visit.ts';
import { BELL, LOOKS, setUp, titleOf } from './looks.ts';
import { sealedReport } from './sealed-report.ts';

for (const look of LOOKS)
  test(`a client’s day ${titleOf(look)}: Home, overview, a request, a notice, the sealed report and the decision on it`, async ({
    admin,
    page,
  }) => {
    const lead = await joinClient(admin);
    const { say, looksRight } = await setUp(page, lead, look);
    const home = (id: string) => say('features/home', id);
    const parties = (id: string) => say('features/third-parties', id);
    const assessed = `Farndale Looms ${look.width} Limited`;
    const report = await sealedReport(admin, lead, assessed);

    await openAs(page, lead);
    await arrived(page);
    await expect(page.locator('a[href*="/pages/thirdparties?due=decision"]').first()).toBeVisible();
    await looksRight('Home');

    await page
      .getByRole('link', { name: home('clientOverview') })
      .last()
      .click();
    await page.waitForURL(/client-overview-dashboard/);
    await arrived(page);
    await expect(page.getByRole('link', { name: assessed }).first()).toBeVisible();
    await looksRight('the overview');

    await page.goto('/pages/index');
    await page.getByRole('button', { name: home('newRequest') }).click();
    const name = `Quillmere Lanterns ${look.width}`;
    const number = await raiseInWords(page, { say, locale: look.locale, name, looked: looksRight });
    // The number stands on the page before the server has answered.
    const submitted = async () => {
      const { Data } = await lead.call('GET /reports/v1.0/requestdetails', { search: number });
      return Data.map(({ legalName, status }) => [legalName, status]);
    };
    await expect.poll(submitted).toEqual([[name, 'submitted']]);

    await page.getByRole('button', { name: BELL[look.locale] }).click();
    await page.getByRole('dialog').getByRole('link').filter({ hasText: assessed }).first().click();
    await page.waitForURL(/\/pages\/requestanalysis\?/);
    await expect(page.getByRole('heading', { level: 1, name: assessed })).toBeVisible();
    await looksRight('the sealed report');

    await page.getByRole('button', { name: parties('decide'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(say('shared/words', 'approved'), { exact: true }).click();
    await dialog.getByLabel(parties('reasonAgainst')).fill('Loomers of good repute.');
    await looksRight('the decision');
    await dialog.getByRole('button', { name: parties('decide'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Loomers of good repute.')).toBeVisible();
    await looksRight('the report that was decided on');

    const { thirdParty } = await lead.call('GET /reports/v1.0/thirdparties', {
      id: report.thirdPartyId ?? '',
    });
    expect(thirdParty?.relationship).toBe('approved');
    await page.goto('/pages/index');
    await expect(page.getByText(home('nothingIsDue'))).toBeVisible();
  });
