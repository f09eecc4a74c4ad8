import type { Page } from '@playwright/test';
import dayjs from 'dayjs';
import 'dayjs/locale/ar.js';
import 'dayjs/locale/hi.js';
import { expect, test } from '../../support/pages/browser-test.ts';
import { textsOf } from '../../support/pages/reader-language.ts';
import { signInToDemo } from '../../support/people/sign-in-to-demo.ts';

test.use({ program: 'mock/main.ts' });

/** How high the rows are, which columns end beyond the table or under those that stay at its edge, which risks are cut, and which names of up to 50 letters. */
const look = (page: Page) =>
  page.evaluate(() => {
    const isRtl = document.documentElement.dir === 'rtl';
    /** How far an edge is from where reading begins. */
    const endOf = (one: Element) => {
      const { left, right } = one.getBoundingClientRect();
      return isRtl ? innerWidth - left : right;
    };
    const heads = [...document.querySelectorAll<HTMLElement>('.ant-table-thead th')];
    const stays = (one: Element) => /cell-fix-(end|right)/.test(one.className);
    const kept = heads.filter(stays).reduce((width, one) => width + one.offsetWidth, 0);
    const frame = document.querySelector('.ant-table-content');
    const edge = Math.min(frame ? endOf(frame) : 0, innerWidth - 16) - kept;
    const risks = [...document.querySelectorAll('tr[data-row-key] [data-risk] > span')];
    const names = [...document.querySelectorAll('tr[data-row-key] td > [title]')];
    const rows = [...document.querySelectorAll('tr[data-row-key]')];
    return {
      heights: new Set(rows.map((one) => Math.round(one.getBoundingClientRect().height))).size,
      hidden: heads.filter((one) => !stays(one) && endOf(one) > edge + 1).map((one) => one.textContent),
      cut: [
        ...risks.filter((one) => {
          const cell = one.closest('td');
          const isWide = cell && endOf(one) > endOf(cell);
          return isWide || one.scrollHeight > one.clientHeight + 1;
        }),
        ...names.filter(
          (one) =>
            (one.textContent ?? '').length <= 50 &&
            (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1),
        ),
      ].map((one) => one.textContent),
    };
  });

for (const { who, path, language } of [
  { who: 'allocator', path: '/pages/requestdetails', language: 'en-US' },
  { who: 'allocator', path: '/pages/requestdetails', language: 'ar-SA' },
  { who: 'client', path: '/pages/requestdetails', language: 'hi-IN' },
  { who: 'allocator', path: '/pages/requestdetails', language: 'hi-IN' },
  { who: 'drafter', path: '/pages/analysisdetails', language: 'en-US' },
  { who: 'drafter', path: '/pages/analysisdetails', language: 'hi-IN' },
  { who: 'allocator', path: '/pages/thirdparties', language: 'en-US' },
  { who: 'allocator', path: '/pages/thirdparties', language: 'ar-SA' },
  { who: 'client', path: '/pages/thirdparties', language: 'hi-IN' },
] as const)
  test(`the rows of ${path} are of one height, and its columns fit 1366 px, for ${who} in ${language}`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 1366, height: 900 });
    await signInToDemo(page, server, who, { address: path, language });
    await expect(page.locator('tr[data-row-key]').nth(1)).toBeVisible();
    await expect.poll(() => look(page)).toEqual({ heights: 1, hidden: [], cut: [] });
  });

for (const who of ['allocator', 'drafter'] as const)
  test(`status, risk and due date stay in the list where a laptop leaves it 910 px, for ${who}`, async ({
    page,
    server,
  }) => {
    // As wide as beside the guided story at 1366 px.
    await page.setViewportSize({ width: 1158, height: 900 });
    await signInToDemo(page, server, who, { address: '/pages/requestdetails' });
    await expect(page.locator('tr[data-row-key]').nth(1)).toBeVisible();
    for (const name of ['Third party', 'Status', 'Risk', 'Due'])
      await expect(page.getByRole('columnheader', { name })).toBeVisible();
    await expect.poll(() => look(page)).toMatchObject({ hidden: [], cut: [] });
  });

const say = { 'en-US': textsOf('en'), 'hi-IN': textsOf('hi'), 'ar-SA': textsOf('ar') };
const bands = ['high', 'medium', 'low'];
const reasons = [
  ...[
    'confirmedSanctionsMatch',
    'countryUnderFatfCallForAction',
    'possibleMatch',
    'politicallyExposedPerson',
  ],
  ...['openCriminalCharge', 'ratedHigherBefore'],
];

/** Every reason of a rating, and the last day of an override in each month. */
function ratingsIn(language: keyof typeof say) {
  const text = (id: string, values: Record<string, string> = {}) =>
    say[language]('shared/ui/texts', id).replace(/\{(\w+)\}/g, (_, name) => `\u2068${values[name]}\u2069`);
  const raised = (band: string, reason: string) =>
    text('scoreToBandReason', { score: '88.8', band: text(band), reason });
  const day = (month: number) =>
    dayjs(new Date(2028, month, 28))
      .locale(language.slice(0, 2))
      .format('DD MMM YYYY');
  return [
    ...bands.flatMap((band) => reasons.map((reason) => raised(band, text(reason)))),
    ...[...Array(12).keys()].map(
      (month) => `${raised('medium', text('overridden'))} ${text('untilDay', { day: day(month) })}`,
    ),
    text('bandIfConfirmedBandIfNot', { confirmed: text('medium'), cleared: text('medium') }),
  ];
}

for (const { who, path } of [
  { who: 'allocator', path: '/pages/requestdetails' },
  { who: 'drafter', path: '/pages/analysisdetails' },
  { who: 'allocator', path: '/pages/thirdparties' },
])
  for (const language of ['en-US', 'hi-IN', 'ar-SA'] as const)
    test(`every reason of a rating fits its row in the list ${path} in ${language}`, async ({
      page,
      server,
    }) => {
      await page.setViewportSize({ width: 1366, height: 900 });
      await signInToDemo(page, server, who, { address: path, language });
      const chip = page.locator('tr[data-row-key] [data-risk]').first();
      await expect(chip).toBeVisible();
      const cut = await chip.evaluate((one, texts) => {
        const text = document.createElement('span');
        one.replaceChildren(one.firstElementChild?.cloneNode(true) ?? '', text);
        const cell = one.closest('td')?.getBoundingClientRect();
        return texts.filter((all) => {
          text.textContent = all;
          const { left, right } = one.getBoundingClientRect();
          const isWide = left < (cell?.left ?? 0) || right > (cell?.right ?? 0);
          return isWide || text.scrollHeight > text.clientHeight + 1;
        });
      }, ratingsIn(language));
      expect(cut).toEqual([]);
    });

for (const tab of ['users', 'clients', 'masters', 'policy'])
  test(`no column of Settings, ${tab} is cut at 1366 px, nor under the actions at its edge`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 1366, height: 900 });
    await signInToDemo(page, server, 'admin', { address: `/pages/settings?tab=${tab}` });
    await expect(page.locator('tr[data-row-key]').nth(1)).toBeVisible();
    await expect.poll(async () => (await look(page)).hidden).toEqual([]);
  });

test('a column that there is no room for is shown once somebody chooses it, and after a reload', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await signInToDemo(page, server, 'allocator', { address: '/pages/requestdetails' });
  const country = page.getByRole('columnheader', { name: 'Country' });
  await expect(page.locator('tr[data-row-key]').first()).toBeVisible();
  await expect(country).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  const choice = page.getByRole('tooltip').locator('.ant-tree-treenode').filter({ hasText: 'Country' });
  await choice.locator('.ant-tree-checkbox').click();
  await expect(country).toHaveCount(1);
  await page.reload();
  await expect(page.locator('tr[data-row-key]').first()).toBeVisible();
  await expect(country).toHaveCount(1);
});
