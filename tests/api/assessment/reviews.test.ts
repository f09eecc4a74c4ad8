import { requestInReview, sections } from '../reports/release.ts';
import { act, attemptAct } from '../requests/act.ts';
import { analysisOf, screened, screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { falsePositive, finding, listed, save } from './working-on.ts';

const path = 'POST /reports/v1.0/reviewcomments' as const;
const app = await openScreeningApp();
const cast = app.cast;
await useInventedList(app);
afterAll(() => app.close());

let made = 0;
/** A request in review whose report rests on one finding. */
const inReview = () => {
  made += 1;
  return requestInReview(
    app,
    {
      legalName: `Palar Looms ${made}`,
      registrationIds: [{ scheme: 'VAT', value: `P${made}`, country: 'IN' }],
    },
    { findings: [finding] },
  );
};
const reason = { comment: 'The summary says too little.' };
const which = (request: { id: string; clientId: string }) => ({
  client: request.clientId,
  request: request.id,
});
const summary = { place: 'section', ref: 'summary' } as const;
const reviewOf = async (request: { id: string; clientId: string }) =>
  (await workOf(cast.allocator, request)).review;

describe('a return', () => {
  test('says who returned it, when and why, until it is submitted again', async () => {
    const request = await inReview();
    expect((await reviewOf(request)).returned).toBeNull();
    const returned = await act(cast.allocator, 'return', request, reason);
    expect((await reviewOf(request)).returned).toEqual({
      number: 1,
      byName: 'Asha Rao',
      at: expect.any(String),
      reason: reason.comment,
      submittedAt: null,
    });
    const again = await act(cast.drafter, 'submit_for_review', returned);
    expect((await reviewOf(again)).returned).toMatchObject({ number: 1, submittedAt: expect.any(String) });
    await act(cast.allocator, 'return', again, { comment: 'Once more.' });
    expect((await reviewOf(again)).returned).toMatchObject({ number: 2, submittedAt: null });
  });

  test('brings tasks, which refuse the next submission until its drafter has done each', async () => {
    const request = await inReview();
    const tasks = [{ text: 'Name the source.', ...summary, quote: 'Nothing was found' }];
    const returned = await act(cast.allocator, 'return', request, { ...reason, tasks });
    const work = await workOf(cast.drafter, request);
    expect(work.points).toContainEqual({ code: 'review.open', values: { count: 1 } });
    expect(work.review.comments).toEqual([
      {
        id: expect.any(String),
        ...tasks[0],
        label: 'Executive summary',
        byName: 'Asha Rao',
        at: expect.any(String),
        doneAt: null,
        doneBy: null,
        note: '',
      },
    ]);
    expect(await attemptAct(cast.drafter, 'submit_for_review', returned)).toMatchObject({
      status: 422,
      body: { code: 'screening.not_ready' },
    });
    const id = work.review.comments[0]?.id ?? '';
    await cast.drafter.call(path, {
      ...which(request),
      action: 'resolve',
      id,
      note: 'Named the register.',
    });
    const again = await act(cast.drafter, 'submit_for_review', returned);
    expect((await reviewOf(again)).comments).toEqual([
      expect.objectContaining({
        id,
        doneBy: 'Ravi Mehta',
        doneAt: expect.any(String),
        note: 'Named the register.',
      }),
    ]);
  });

  test('refuses a task on what the request does not have, and leaves the request in review', async () => {
    const request = await inReview();
    for (const task of [
      { place: 'section', ref: 'nonsense' },
      { place: 'section' },
      { place: 'finding', ref: request.id },
      { place: 'match', ref: 'nothing' },
    ] as const) {
      const tasks = [{ text: 'Change it.', ...task }];
      expect((await attemptAct(cast.allocator, 'return', request, { ...reason, tasks })).status).toBe(404);
    }
    expect((await analysisOf(cast.allocator, request)).request.status).toBe('in_review');
  });
});

describe('what changed since a return', () => {
  test('is said of sections, findings and the rating, with before and after', async () => {
    const request = await inReview();
    await act(cast.allocator, 'return', request, reason);
    expect((await reviewOf(request)).changes).toEqual([]);
    const { findings } = await workOf(cast.drafter, request);
    const known = findings[0]!;
    await save(cast.drafter, request, {
      sections: [{ key: 'summary', text: 'A charge of 2026 is open.' }],
      findings: [
        { ...finding, id: known.id, severity: 'low' },
        { ...finding, summary: 'Fined in 2020.' },
      ],
    });
    const { changes } = await reviewOf(request);
    expect(changes).toContainEqual({
      place: 'section',
      ref: 'summary',
      label: 'Executive summary',
      kind: 'changed',
      fields: [{ field: 'text', before: sections[0]?.text, after: 'A charge of 2026 is open.' }],
    });
    expect(changes).toContainEqual({
      place: 'finding',
      ref: known.id,
      label: finding.summary,
      kind: 'changed',
      fields: [{ field: 'severity', before: 'high', after: 'low' }],
    });
    expect(changes).toContainEqual(
      expect.objectContaining({ place: 'finding', label: 'Fined in 2020.', kind: 'added' }),
    );
    expect(changes).toContainEqual(
      expect.objectContaining({
        place: 'rating',
        kind: 'changed',
        fields: expect.arrayContaining([expect.objectContaining({ field: 'score' })]),
      }),
    );
    await save(cast.drafter, request, { findings: [{ ...finding, id: known.id, remove: true }] });
    expect((await reviewOf(request)).changes).toContainEqual(
      expect.objectContaining({ ref: known.id, kind: 'removed' }),
    );
  });

  test('is said of a match that was decided otherwise, also after another screening gave it another id', async () => {
    const request = await requestInReviewOfMatch();
    const before = (await workOf(cast.drafter, request)).matches[0]!;
    await act(cast.allocator, 'return', request, reason);
    await cast.drafter.call('POST /reports/v1.0/screenings', {
      request: request.id,
      client: request.clientId,
    });
    await screened(cast.drafter, request);
    const after = (await workOf(cast.drafter, request)).matches[0]!;
    expect(after.id).not.toBe(before.id);
    expect((await reviewOf(request)).changes.filter(({ place }) => place === 'match')).toEqual([]);
    await save(cast.drafter, request, {
      dispositions: [
        { match: after.id, disposition: 'possible', reasonCode: 'insufficient_data', comment: '' },
      ],
    });
    expect((await reviewOf(request)).changes).toContainEqual(
      expect.objectContaining({
        place: 'match',
        ref: after.id,
        kind: 'changed',
        fields: expect.arrayContaining([
          { field: 'disposition', before: 'false_positive', after: 'possible' },
        ]),
      }),
    );
  });

  /** Its match is a false positive that the allocator confirmed. */
  async function requestInReviewOfMatch() {
    const request = await screenedRequest(app, listed());
    const { matches } = await workOf(cast.drafter, request);
    const [match] = matches;
    await save(cast.drafter, request, {
      sections,
      dispositions: matches.map(({ id }) => falsePositive(id)),
    });
    await save(cast.allocator, request, { confirm: matches.map(({ id }) => id) });
    expect(match).toBeDefined();
    return act(cast.drafter, 'submit_for_review', request);
  }
});

describe('a review comment', () => {
  test('is written by an allocator while the request is worked on or reviewed, and by nobody else', async () => {
    const request = await inReview();
    const sent = { ...which(request), action: 'add', text: 'Which court?', ...summary } as const;
    expect((await cast.drafter.attempt(path, sent)).status).toBe(403);
    expect((await cast.client.attempt(path, sent)).status).toBe(403);
    const { Data } = await cast.allocator.call(path, { ...sent, quote: 'speaks against it' });
    expect(Data).toMatchObject({ text: 'Which court?', quote: 'speaks against it', doneAt: null });
    const open = await attemptAct(cast.allocator, 'release', request);
    expect(open).toMatchObject({ status: 422, body: { code: 'screening.not_ready' } });
    await cast.allocator.call(path, { ...which(request), action: 'resolve', id: Data.id });
    const released = await act(cast.allocator, 'release', request);
    expect((await cast.allocator.attempt(path, sent)).status).toBe(422);
    expect((await reviewOf(released)).comments).toHaveLength(1);
  });

  test('is resolved by its drafter while working on it, once, and can be reopened', async () => {
    const request = await inReview();
    const { Data } = await cast.allocator.call(path, {
      ...which(request),
      action: 'add',
      place: 'request',
      text: 'Shorten it.',
    });
    const resolve = { ...which(request), action: 'resolve', id: Data.id } as const;
    expect((await cast.drafter.attempt(path, resolve)).status).toBe(422);
    await act(cast.allocator, 'return', request, reason);
    await cast.drafter.call(path, { ...resolve, note: 'Shortened.' });
    expect((await cast.drafter.attempt(path, resolve)).status).toBe(422);
    const { Data: reopened } = await cast.allocator.call(path, { ...resolve, action: 'reopen' });
    expect(reopened).toMatchObject({ doneAt: null, doneBy: null, note: '' });
    const foreign = { ...resolve, ...which(await inReview()) };
    expect((await cast.allocator.attempt(path, foreign)).status).toBe(422);
  });

  test('stays with the firm: neither the page, the timeline nor the trail tells the client its words', async () => {
    const request = await inReview();
    const tasks = [{ text: 'Secret remark about the client.', ...summary }];
    await act(cast.allocator, 'return', request, { comment: 'Secret reason.', tasks });
    const seen = [
      await analysisOf(cast.client, request),
      await cast.client.call('GET /reports/v1.0/casetimeline', which(request)),
      await cast.client.call('GET /reports/v1.0/audittrails', { search: request.number }),
    ];
    expect(JSON.stringify(seen)).not.toMatch(/Secret/);
  });
});
