import type { Page } from '@playwright/test';
import type { AnswerOf } from '../../../contract/index.ts';
import type { DraftIntake } from '../../../contract/reports/intake.ts';
import { COMMON_NAMES } from '../../support/data/common-names.ts';
import { ofacList, ofacNames } from '../../support/data/ofac.ts';
import { startAnalysis } from '../../support/data/start-analysis.ts';
import type { SignedIn } from '../../support/people/sign-in.ts';
import { openAs } from '../../support/people/take-seat.ts';
import { waitFor } from '../../support/servers/wait-for.ts';
import { expect, join, joinClient, test } from '../login/people.ts';
import { visit } from '../shell/visit.ts';

test.describe.configure({ mode: 'serial' });

type Case = { client: string; request: string };
type Analysis = AnswerOf<'GET /reports/v1.0/requestanalysis'>['Data'];
const people = new Map<string, SignedIn>();
const cases: Case[] = [];

const LISTED = 8;
const ENTITY_TYPES = { person: 'individual', organisation: 'organisation', vessel: 'vessel' } as const;

/** Eight names of the list and one of each of twelve cultures. */
async function subjects(): Promise<DraftIntake[]> {
  const listed = await ofacNames();
  const some = (['person', 'organisation', 'vessel'] as const).flatMap((type) => {
    const named = listed.filter((one) => one.type === type);
    return [1, 2, 3].map((nth) => named[Math.floor((named.length * nth) / 4)]!);
  });
  return [
    ...some.slice(0, LISTED).map(({ name, type }) => ({ legalName: name, entityType: ENTITY_TYPES[type] })),
    ...Object.values(COMMON_NAMES).map(({ first, family }, at) => ({
      legalName: `${first[at % first.length]} ${family[at % family.length]}`,
      entityType: 'individual' as const,
    })),
  ];
}

test.beforeAll(async ({ admin }) => {
  const { Data: list } = await admin.call(
    'POST /reports/v1.0/watchlists',
    { action: 'import', format: 'ofac_csv' },
    [ofacList()],
  );
  const version = list.version ?? '';
  const lead = await joinClient(admin);
  const [allocator, drafter] = [await join(admin, 'allocator'), await join(admin, 'drafter')];
  for (const [role, person] of Object.entries({ admin, allocator, drafter, client: lead }))
    people.set(role, person);
  await waitFor(
    async () =>
      (await admin.call('GET /reports/v1.0/watchlists', { version })).preview?.version.status === 'staged' ||
      null,
    { what: 'the list to be imported' },
  );
  await admin.call('POST /reports/v1.0/watchlists', { action: 'activate', version });
  for (const subject of await subjects()) {
    const { Data } = await lead.call('POST /reports/v1.0/requestdetails', {
      intake: {
        ...subject,
        ...{ relationshipType: 'supplier', purpose: 'Supplies cotton.', categories: ['sanctions'] },
        ...{ nationality: 'IN', countryOfIncorporation: 'IN', reportType: 'basic_screening' },
      },
    });
    cases.push({ client: Data.clientId, request: Data.id });
    await startAnalysis({ lead, allocator, drafter }, cases.at(-1)!);
  }
  for (const one of cases)
    await waitFor(
      async () => (await analysisOf(drafter, one)).working?.screening?.status === 'done' || null,
      {
        what: 'the screening to end',
      },
    );
});

const analysisOf = async (who: SignedIn, which: Case) =>
  (await who.call('GET /reports/v1.0/requestanalysis', which)).Data;

/** What a tab says behind its title, from what the API answers the same reader. */
function figures({ request, working, messages, reports }: Analysis): Record<string, number> {
  return {
    Comments: messages.length,
    Documents: request.files.length,
    ...(working && {
      Matches: working.matches.filter(({ disposition }) => disposition === 'unspecified').length,
      Findings: working.findings.filter(({ status }) => status !== 'dismissed').length,
      Versions: reports.length,
    }),
  };
}

/** The figure behind the title of each tab. */
async function shownFigures(page: Page) {
  const titles = await page.getByRole('tab').allTextContents();
  return Object.fromEntries(
    titles.map((text) => {
      const [, title = '', figure = 0] = /^(\D+?)\s*(\d+)?(?: open)?$/.exec(text) ?? [];
      return [title, Number(figure)];
    }),
  );
}

async function walkTabs(page: Page, { working }: Analysis) {
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    const panel = page.getByRole('tabpanel').filter({ visible: true });
    await expect(panel).not.toBeEmpty();
    await expect(panel.getByRole('alert')).toHaveCount(0);
    if (working && (await tab.textContent())?.startsWith('Matches'))
      await expect(panel.locator('[data-match]')).toHaveCount(working.matches.length);
  }
}

const roles = ['drafter', 'allocator', 'admin', 'client'];

for (const [turn, role] of roles.entries())
  test(`twenty cases about names of a published list and common names open for ${role}, with the figures of the API, and so do their tabs`, async ({
    page,
  }) => {
    const who = people.get(role)!;
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
    });
    await openAs(page, who);
    for (const [at, which] of cases.entries()) {
      const analysis = await analysisOf(who, which);
      await visit(page, `/pages/requestanalysis?client=${which.client}&request=${which.request}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(analysis.request.legalName);
      expect(await shownFigures(page)).toMatchObject(figures(analysis));
      if (analysis.working && at < LISTED) expect(analysis.working.matches).not.toEqual([]);
      // Those who see what the drafter sees take turns.
      if (turn === 0 || at % roles.length === turn) await walkTabs(page, analysis);
    }
    expect(refused).toEqual([]);
    expect(cases).toHaveLength(20);
  });
