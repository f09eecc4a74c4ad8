import { expect, type Page } from '@playwright/test';
import { textsOf } from '../../support/pages/reader-language.ts';
import type { signInToDemo } from '../../support/people/sign-in-to-demo.ts';

const account = 'locales shell.account';
const everywhere = [
  'locales menu.expand',
  'locales search.title',
  'locales bell.count',
  'locales shell.help > locales keys.title',
  account,
  `${account} > locales notices.title`,
  `${account} > locales shell.sessions`,
  `${account} > locales shell.signInMethods`,
];
const user = 'features/settings users.actionsFor > features/settings';
const list = ['shared/ui/texts views', 'shared/ui/texts export'];

/**
 * What opens dialogs and drawers, by role and place: the catalogue and id of what the button bears, and of the button
 * or entry that it leads to.
 */
export const dialogsOf: Record<string, Record<string, readonly string[]>> = {
  admin: {
    index: everywhere,
    audittrails: [...list, 'features/audit details'],
    'settings?tab=users': [
      'features/settings users.newUser',
      `${user} edit`,
      `${user} users.leaveAndConflicts`,
      `${user} users.sessions`,
      `${user} userAct.reset_two_factor`,
    ],
    'settings?tab=clients': ['features/settings clients.new', 'features/settings editNamed'],
    'settings?tab=terms': ['features/settings terms.showTexts'],
    'settings?tab=watchlists': [
      'features/settings watchlists.import',
      'features/settings watchlists.updateAutomatically',
      'features/settings watchlists.whatChanged',
    ],
    'settings?tab=masters': ['features/settings masters.newReportType', 'features/settings editNamed'],
    'settings?tab=news': ['features/settings news.new'],
    'settings?tab=webhooks': ['features/settings webhooks.new'],
  },
  client: {
    requestdetails: ['features/requests previewNumber'],
    thirdparties: ['features/third-parties conditionLibrary'],
  },
  allocator: {
    index: [`${account} > locales shell.leave`],
    requestdetails: [...list, 'features/requests allocateNumber'],
    'case&tab=summary': ['features/analysis askTheClient'],
  },
  drafter: {
    index: [`${account} > locales conflicts.title`],
    'case&tab=matches': [
      'features/analysis amendFacts',
      'features/analysis submitForReview',
      'features/analysis decideAlike',
    ],
    'case&tab=findings': ['features/analysis addASource', 'features/analysis addFinding'],
  },
};

/** The address of a case in analysis that has matches. */
export async function anyCase({ call }: Awaited<ReturnType<typeof signInToDemo>>) {
  const { Data } = await call('GET /reports/v1.0/requestdetails', { pageSize: 200 });
  for (const { clientId: client, id: request } of Data.filter(({ status }) => status === 'in_analysis')) {
    const found = await call('GET /reports/v1.0/requestanalysis', { client, request });
    if (found.Data.working?.matches.length)
      return `/pages/requestanalysis?client=${client}&request=${request}`;
  }
  throw new Error('no case in analysis has matches');
}

/** Opens one of them; answers with the button on the page that has the focus again when it is closed. */
export async function openDialog(page: Page, path: string, language: string) {
  const say = textsOf(language);
  const [first, ...rest] = path.split(' > ').map((step) => {
    const [catalogue = '', id = ''] = step.split(' ');
    return asName(say(catalogue, id));
  });
  const opener = page.getByRole('button', { name: first }).first();
  await opener.click();
  for (const name of rest) {
    const popup = page.getByRole('dialog').getByRole('button', { name });
    await page.getByRole('menuitem', { name }).or(popup).first().click();
  }
  // Where it rests, the next page might explain itself: a column that is sorted, say.
  await page.mouse.move(0, 0);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCount(1);
  return { dialog, opener };
}

/** A text as the name of a control: where it has a value, anything may stand. */
const asName = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  );
