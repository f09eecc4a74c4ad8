import type { Page } from '@playwright/test';
import { MODULES } from '../../../contract/words.ts';
import { startAnalysis } from '../../support/data/start-analysis.ts';
import { writtenPdf } from '../../support/documents/written-pdf.ts';
import { withoutStream } from '../../support/pages/without-stream.ts';
import type { SignedIn } from '../../support/people/sign-in.ts';
import { openAs } from '../../support/people/take-seat.ts';
import { expect, join, test } from '../login/people.ts';

/** What is no whole tag is kept, and must stay the text that it is wherever it is shown. */
const ODD = '<img src=x onerror=alert(1) {{7*7}} "onmouseover="alert(1)" javascript:alert(1)';
const MORE = `${ODD} \${alert(1)} &lt;script&gt;alert(1)&lt;/script&gt; ＜svg onload=alert(1)＞ exe.\u202efdp =cmd()`;
const TAG = 'javascript:alert(1) "x"';

test('D1 odd texts as the names of people, clients, files, tags, comments and all else are shown as text on every page', async ({
  page,
  admin,
}) => {
  const { lead, allocator, which } = await oddHouse(admin);
  const told = await watchPage(page);
  const analysis = `requestanalysis?client=${which.client}&request=${which.request}`;

  await withoutStream(page);
  await openAs(page, allocator);
  for (const place of [
    'index',
    'requestdetails',
    'analysisdetails',
    'thirdparties',
    'audittrails',
    'client-overview-dashboard',
    analysis,
    ...['findings', 'report', 'rating', 'documents', 'comments', 'timeline', 'versions'].map(
      (tab) => `${analysis}&tab=${tab}`,
    ),
  ]) {
    await visit(page, place);
    expect(await foreignNodes(page), place).toEqual([]);
  }
  await visit(page, `${analysis}&tab=comments`);
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText(MORE.slice(0, 120));
  await visit(page, `${analysis}&tab=documents`);
  await page
    .getByRole('button', { name: /^Preview / })
    .first()
    .click();
  await expect(page.getByText('Nothing odd in here')).toBeAttached();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText(ODD);
  expect(await foreignNodes(page)).toEqual([]);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();

  await openAs(page, lead);
  for (const place of [
    'index',
    'newrequest',
    'newrequest?new=1',
    'requestdetails',
    analysis,
    'audittrails',
  ]) {
    await visit(page, place);
    expect(await foreignNodes(page), place).toEqual([]);
  }
  expect(told).toEqual([]);
});

/** A client, people, a category, a request with a file, a finding, a comment, a tag and a kept view, all oddly named. */
async function oddHouse(admin: SignedIn) {
  const { Data: client } = await admin.call('POST /security/v1.0/clientdetails', {
    name: ODD,
    code: 'ODD',
    modules: [...MODULES],
    active: true,
  });
  const lead = await join(admin, 'client', client.id, ODD);
  const [allocator, drafter] = [await join(admin, 'allocator'), await join(admin, 'drafter', undefined, ODD)];
  const intake = {
    legalName: ODD,
    entityType: 'organisation' as const,
    countryOfIncorporation: 'IN',
    relationshipType: 'supplier' as const,
    purpose: MORE,
    aliases: [ODD],
    address: MORE,
    principals: [{ name: ODD, role: 'director' as const }],
    reportType: 'basic_screening',
    categories: ['sanctions'],
  };
  const file = { name: `${ODD.replaceAll('/', '')}.pdf`, content: writtenPdf(['Nothing odd in here']) };
  const { Data: draft } = await lead.call('POST /reports/v1.0/requestdetails', { intake }, [file]);
  const which = { client: draft.clientId, request: draft.id };
  await startAnalysis({ lead, allocator, drafter }, which, MORE);
  await drafter.call('POST /reports/v1.0/requestanalysis', {
    ...which,
    version: 1,
    sections: [{ key: 'summary', text: MORE, findings: [] }],
    findings: [
      {
        category: 'legal',
        severity: 'low',
        credibility: 'low',
        stage: 'allegation',
        role: 'subject',
        eventDate: null,
        summary: MORE,
        excerpt: MORE,
        source: { title: ODD, url: 'javascript:alert(1)' },
        status: 'confirmed',
      },
    ],
  });
  const mentions = [allocator.id];
  await drafter.call('POST /reports/v1.0/casecomments', {
    ...which,
    text: MORE,
    visibility: 'shared',
    mentions,
  });
  await drafter.call('POST /reports/v1.0/casetags', { ...which, action: 'add', tag: TAG });
  await allocator.call('POST /reports/v1.0/savedviews', {
    action: 'keep',
    list: 'requests',
    view: { title: ODD.slice(0, 60), query: '', shared: true },
  });
  return { lead, allocator, which };
}

/** Dialogs and refusals of the content security policy, for as long as the page lives. */
async function watchPage(page: Page) {
  const told: string[] = [];
  page.on('dialog', async (dialog) => {
    told.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  await page.exposeFunction('tellViolation', (text: string) => told.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (window as unknown as { tellViolation: (text: string) => void }).tellViolation(
        `${violatedDirective} ${blockedURI}`,
      );
    });
  });
  return told;
}

/** What only markup of somebody else's could have put into the page. */
const foreignNodes = (page: Page) =>
  page.evaluate(() => {
    const scripts = [...document.scripts].filter(
      ({ src }) => src === '' || new URL(src).origin !== location.origin,
    );
    const handlers = document.querySelectorAll('[onerror], [onload], [onmouseover], [href^="javascript:"]');
    const frames = document.querySelectorAll('iframe, frame, object, embed, img[src="x"]');
    return [...scripts, ...handlers, ...frames].map((node) => node.outerHTML.slice(0, 200));
  });

/** As a link inside the application: a reload would cost a renewal of the token each time. */
async function visit(page: Page, place: string) {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `/pages/${place}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}
