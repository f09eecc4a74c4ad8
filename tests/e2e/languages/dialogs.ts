import { expect, type Page } from '@playwright/test';
import { textsOf } from '../../support/pages/reader-language.ts';
import type { SignedIn } from '../../support/people/sign-in.ts';
import { ofDemo } from '../../support/people/sign-in-to-demo.ts';
import { draftRequest } from '../days/draft-request.ts';
import { caseInReview } from '../days/sealed-report.ts';

/** The address of a case in analysis that has matches. */
export async function anyCase({ call }: SignedIn) {
  const { Data } = await call('GET /reports/v1.0/requestdetails', { pageSize: 200 });
  for (const { clientId: client, id: request } of Data.filter(({ status }) => status === 'in_analysis')) {
    const found = await call('GET /reports/v1.0/requestanalysis', { client, request });
    if (found.Data.working?.matches.length) return addressOfCase({ client, request });
  }
  throw new Error('no case in analysis has matches');
}

/** The address of a case in analysis by this drafter, with a document of its own. */
export async function documentedCase({ call, details }: SignedIn) {
  const { Data } = await call('GET /reports/v1.0/requestdetails', { pageSize: 200 });
  const own = Data.find(
    ({ status, drafterName }) => status === 'in_analysis' && drafterName === details.Name,
  );
  if (!own) throw new Error(`${details.Name} has no case in analysis`);
  const which = { client: own.clientId, request: own.id };
  const { Data: found } = await call('GET /reports/v1.0/requestanalysis', which);
  const change = { ...which, version: found.working?.version ?? 1 };
  const file = { name: 'payments.csv', content: 'Payee,Amount\nMeera,80\n', type: 'text/csv' };
  await call('POST /reports/v1.0/requestanalysis', change, [file]);
  return addressOfCase(which);
}

/** The address of a submitted case of this client. */
export async function submittedCase(lead: SignedIn) {
  const { clientId: client, id: request, version } = await draftRequest(lead, 'Periyar Spice Traders');
  const submission = { action: 'submit', client, request, version, consent: true } as const;
  await lead.call('POST /reports/v1.0/submituseraction', submission);
  return addressOfCase({ client, request });
}

/** The address of a case that this allocator may release. */
export async function reviewedCase(allocator: SignedIn) {
  const { Data } = await allocator.call('GET /reports/v1.0/requestdetails', { pageSize: 200 });
  const { drafterId } = Data.find(({ drafterName }) => drafterName === 'Meera Nair') ?? {};
  if (!drafterId) throw new Error('Meera Nair drafts nothing');
  const [lead, drafter] = [
    await ofDemo(allocator.baseUrl, 'client'),
    await ofDemo(allocator.baseUrl, 'drafter'),
  ];
  const people = { lead, allocator, drafter: { ...drafter, id: drafterId } };
  return addressOfCase(await caseInReview(people, 'Periyar Spice Traders'));
}

const addressOfCase = ({ client, request }: { client: string; request: string }) =>
  `/pages/requestanalysis?client=${client}&request=${request}`;

/** The address of a third party about whom a report was released, and decided. */
export async function anyThirdParty({ call }: SignedIn) {
  const { Data } = await call('GET /reports/v1.0/thirdparties', { pageSize: 200 });
  const party = Data.find(({ rating, relationship }) => rating && relationship !== 'pending');
  if (!party) throw new Error('no third party is rated and decided on');
  return `/pages/thirdparties?thirdparty=${party.id}`;
}

/**
 * Opens one of them, by the buttons and entries that lead there, each with the catalogue and id of what it bears: `a b > c
 * d`; `= 1` is a button that bears no text of a catalogue, and `choose` takes one of a switch. Answers with the button on
 * the page that has the focus again when the dialog is closed.
 */
export async function openDialog(page: Page, path: string, language: string) {
  const say = textsOf(language);
  const nameOf = (step: string) => {
    const [catalogue = '', id = ''] = step.split(' ');
    return asName(catalogue === '=' ? id : say(catalogue, id));
  };
  const steps = path.split(' > ');
  while (steps[0]?.startsWith('choose ')) {
    const name = nameOf(steps.shift()?.replace('choose ', '') ?? '');
    await page.locator('.ant-segmented-item').filter({ hasText: name }).click();
  }
  const [first = '', ...rest] = steps;
  const opener = page.getByRole('button', { name: nameOf(first) }).first();
  await opener.click();
  for (const step of rest) {
    const name = nameOf(step);
    const popup = page.getByRole('dialog').getByRole('button', { name });
    await page.getByRole('menuitem', { name }).or(popup).first().click();
  }
  // Where it rests, the next page might explain itself: a column that is sorted, say.
  await page.mouse.move(0, 0);
  const dialog = page.getByRole('dialog').or(page.locator('.ant-popconfirm:not(.ant-popover-hidden)'));
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
