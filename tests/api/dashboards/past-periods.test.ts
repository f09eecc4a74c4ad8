import { readPdf } from '../../support/documents/read-pdf.ts';
import { enter, type Member } from '../../support/people/sign-in-as.ts';
import { sanctionsSearched, save } from '../assessment/working-on.ts';
import { releasedRequest } from '../reports/release.ts';
import { act } from '../requests/act.ts';
import { reload } from '../requests/build-request.ts';
import { screened } from '../screening/screened-request.ts';
import { type Cast, openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { change } from '../third-parties/register-app.ts';

const DAY = 86_400_000;
const app = await openScreeningApp();
const { cast } = app;
await useInventedList(app);
afterAll(() => app.close());

/** Days pass; sessions do not outlive them. */
async function after(days: number): Promise<Cast> {
  app.platform.clock.advance(days * DAY);
  const again = (member: Member) => enter(app, member.actor.userId);
  return {
    admin: await again(cast.admin),
    client: await again(cast.client),
    allocator: await again(cast.allocator),
    drafter: await again(cast.drafter),
  };
}

type Request = Awaited<ReturnType<typeof releasedRequest>>;

async function releasedAgain({ drafter, allocator }: Cast, reopened: Request) {
  const started = await act(drafter, 'start', reopened);
  await screened(drafter, started);
  await save(drafter, started, { sections: [sanctionsSearched] });
  const inReview = await act(drafter, 'submit_for_review', started);
  return act(allocator, 'release', inReview);
}

const monthsOf = async (who: Member) => {
  const { months } = (await who.call('GET /reports/v1.0/trends', { from: '2026-11-01' })).Data;
  return Object.fromEntries(months.map(({ month, ...figures }) => [month, figures]));
};

const overviewOf = async (who: Member, quarter: string) => {
  const { status, body } = await who.attempt('POST /reports/v1.0/quarterlyoverviews', { quarter });
  expect(status).toBe(200);
  return (await readPdf(body as unknown as Buffer)).text;
};

test('a month that is over tells of a report what was true in it, whatever became of its request since', async () => {
  const none = { raised: 0, high: 0, medium: 0, low: 0, inTime: 0, late: 0, averageDays: null, open: 0 };
  const request = await releasedRequest(app, { legalName: 'Karur Weavers', countryOfIncorporation: 'DK' });
  const { thirdPartyId } = request;
  await change(cast.client, thirdPartyId ?? '', {
    action: 'decide',
    decision: 'approved',
    reason: 'Known to us.',
  });
  const november = { ...none, raised: 1, low: 1, inTime: 1, averageDays: 0 };
  expect(await monthsOf(cast.client)).toEqual({ '2026-11': november });

  const inDecember = await after(20);
  const reopened = await act(inDecember.allocator, 'reopen', request, { comment: 'A new director.' });
  const whileOpen = { ...none, open: 1 };
  expect(await monthsOf(inDecember.client)).toEqual({ '2026-11': november, '2026-12': whileOpen });

  const inJanuary = await after(40);
  const second = await releasedAgain(inJanuary, reopened);
  const january = { ...none, low: 1, late: 1, averageDays: 40 };
  const until = { '2026-11': november, '2026-12': whileOpen, '2027-01': january };
  expect(await monthsOf(inJanuary.client)).toEqual(until);
  expect(await monthsOf(inJanuary.allocator)).toEqual(until);
  await change(inJanuary.client, thirdPartyId ?? '', {
    action: 'decide',
    decision: 'rejected',
    reason: 'Sold.',
  });

  const inFebruary = await after(20);
  const third = await act(inFebruary.allocator, 'reopen', second, { comment: 'Once more.' });
  await act(inFebruary.client, 'cancel', third, { comment: 'No longer needed.' });
  expect(await monthsOf(inFebruary.client)).toEqual({ ...until, '2027-02': none });

  const last = await overviewOf(inFebruary.client, '2026-Q4');
  expect(last).toContain('Reports released 0 1 +1');
  expect(last).toContain('Approved 1 Approved with conditions 0 Rejected 0');
  const current = await overviewOf(inFebruary.client, '2027-Q1');
  expect(current).toContain('Approved 0 Approved with conditions 0 Rejected 1');

  const inMarch = await after(30);
  const cancelled = await reload(app, request.id);
  const takenUp = await act(inMarch.allocator, 'reopen', cancelled, { comment: 'There is a match.' });
  const whileTakenUp = { ...until, '2027-02': none, '2027-03': whileOpen };
  expect(await monthsOf(inMarch.client)).toEqual(whileTakenUp);

  const inApril = await after(30);
  await releasedAgain(inApril, takenUp);
  const april = { ...none, low: 1, late: 1, averageDays: 30 };
  expect(await monthsOf(inApril.client)).toEqual({ ...whileTakenUp, '2027-04': april });
});
