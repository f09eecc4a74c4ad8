import type { RequestOf } from '../../../contract/index.ts';
import { signInAs } from '../../support/sign-in-as.ts';
import { act, attemptAct } from '../requests/act.ts';
import { analysisOf, screened, screenedRequest, workOf } from '../screening/screened-request.ts';
import {
  type Cast,
  finished,
  inventedRows,
  openScreeningApp,
  type ScreeningApp,
  useInventedList,
} from '../screening/screening-app.ts';

type Sent = RequestOf<'POST /reports/v1.0/requestanalysis'>;
type Request = { id: string; clientId: string };

let test: ScreeningApp;
let cast: Cast;
beforeAll(async () => {
  test = await openScreeningApp();
  cast = test.cast;
  await useInventedList(test);
});
afterAll(() => test.close());

const attempt = (who: Cast['drafter'], request: Request, sent: Partial<Sent>, version: number) =>
  who.attempt('POST /reports/v1.0/requestanalysis', {
    client: request.clientId,
    request: request.id,
    version,
    ...sent,
  });

/** Saves on the newest version. */
async function save(who: Cast['drafter'], request: Request, sent: Partial<Sent>) {
  const { version } = await workOf(who, request);
  const answer = await attempt(who, request, sent, version);
  if (answer.status !== 200) throw new Error(`saving answered ${JSON.stringify(answer.body)}`);
  return answer.body.Data;
}

let made = 0;
/** Resembles an entry; its number makes it another third party than that of any other test. */
const listed = () => {
  made += 1;
  return {
    legalName: 'Zarqun Petrochemical Trading',
    countryOfIncorporation: 'AE',
    registrationIds: [{ scheme: 'VAT' as const, value: `AE${1000 + made}`, country: 'AE' }],
  };
};
const falsePositive = (match: string) => ({
  match,
  disposition: 'false_positive' as const,
  reasonCode: 'different_business',
  comment: 'Textiles, not oil.',
});
const finding = {
  category: 'legal' as const,
  severity: 'high' as const,
  credibility: 'high' as const,
  stage: 'charge' as const,
  role: 'subject' as const,
  eventDate: '2026-02-01',
  summary: 'Charged with invoicing for goods never delivered.',
  excerpt: 'The prosecutor filed charges.',
  source: { title: 'Court notice of 1 February 2026' },
  status: 'confirmed' as const,
};

describe('disposing of matches', () => {
  it('calls a close match false only once a second person agreed, who may not be the first', async () => {
    const request = await screenedRequest(test, listed());
    const [match] = (await workOf(cast.drafter, request)).matches;
    const id = match?.id ?? '';
    const saved = await save(cast.drafter, request, { dispositions: [falsePositive(id)] });
    expect(saved.matches[0]).toMatchObject({ needsSecondPerson: true, disposedBy: 'Ravi Mehta' });
    expect(saved.openPoints.join(' ')).toContain('second person');
    expect(saved.rating?.provisional).toBe(true);

    const own = await attempt(cast.drafter, request, { confirm: [id] }, saved.version);
    expect(own).toMatchObject({ status: 422, body: { code: 'match.second_person' } });
    const confirmed = await save(cast.allocator, request, { confirm: [id] });
    expect(confirmed.matches[0]).toMatchObject({ needsSecondPerson: false, confirmedBy: 'Asha Rao' });
    const twice = await attempt(cast.allocator, request, { confirm: [id] }, confirmed.version);
    expect(twice.status).toBe(422);
  });

  it('wants one of the reasons the method offers', async () => {
    const request = await screenedRequest(test, listed());
    const { matches, version } = await workOf(cast.drafter, request);
    const sent = { dispositions: [{ ...falsePositive(matches[0]?.id ?? ''), reasonCode: 'because' }] };
    const answer = await attempt(cast.drafter, request, sent, version);
    expect(answer).toMatchObject({ status: 400, body: { fields: { reasonCode: expect.any(String) } } });
  });

  it('raises the rating to high for a true match on a sanctions list, with the floor that did it', async () => {
    const request = await screenedRequest(test, listed());
    const before = await workOf(cast.drafter, request);
    expect(before.rating).toMatchObject({ provisional: true });
    const dispositions = before.matches.map(({ id }) => ({
      match: id,
      disposition: 'true_match' as const,
      reasonCode: 'name_and_data_agree',
    }));
    const { rating } = await save(cast.drafter, request, { dispositions });
    expect(rating?.overall).toBe('high');
    expect(rating?.floors.map(({ rule }) => rule)).toContain('sanctions_match');
    const sum = rating?.contributions.reduce((total, part) => total + part.contribution, 0);
    expect(sum).toBeCloseTo(rating?.score ?? 0, 6);
    const { version } = await workOf(cast.drafter, request);
    const lowered = await attempt(
      cast.drafter,
      request,
      { rating: { proposed: 'low', reason: 'Trusted.' } },
      version,
    );
    expect(lowered.status).toBe(422);
    expect(lowered.body.Data).toContain('cannot be lower than high');
  });

  it('remembers a disposition in the next run while both records are the same, and asks again when not', async () => {
    const request = await screenedRequest(test, listed());
    const [match] = (await workOf(cast.drafter, request)).matches;
    const possible = {
      match: match?.id ?? '',
      disposition: 'possible' as const,
      reasonCode: 'insufficient_data',
    };
    await save(cast.drafter, request, { dispositions: [possible] });
    const { Data } = await cast.drafter.call('POST /reports/v1.0/screenings', { request: request.id });
    await finished(cast.drafter, Data.job);
    const again = await workOf(cast.drafter, request);
    expect(again.matches).toHaveLength(1);
    expect(again.matches[0]).toMatchObject({ disposition: 'possible', carriedOver: true });
    expect(again.matches[0]?.id).not.toBe(match?.id);

    await useInventedList(
      test,
      inventedRows.map((row) => (row.startsWith('X2') ? row.replace('AE', 'AE;IR') : row)),
    );
    const next = await cast.drafter.call('POST /reports/v1.0/screenings', { request: request.id });
    await finished(cast.drafter, next.Data.job);
    const changed = await workOf(cast.drafter, request);
    expect(changed.matches[0]).toMatchObject({ disposition: 'unspecified', carriedOver: false });
  });
});

it('a disposition holds for the same third party in another request of its client, of no other client', async () => {
  const facts = listed();
  const request = await screenedRequest(test, facts);
  const [match] = (await workOf(cast.drafter, request)).matches;
  await save(cast.drafter, request, {
    dispositions: [{ ...falsePositive(match?.id ?? ''), disposition: 'possible' }],
  });
  const next = await screenedRequest(test, facts);
  expect((await workOf(cast.drafter, next)).matches[0]).toMatchObject({
    disposition: 'possible',
    carriedOver: true,
  });
  const client = await signInAs(test, { role: 'client' });
  const foreign = await screenedRequest(Object.assign({}, test, { cast: { ...cast, client } }), facts);
  expect((await workOf(cast.drafter, foreign)).matches[0]?.disposition).toBe('unspecified');
});

describe('saving an analysis', () => {
  it('refuses a save on a version that is not the newest and shows the newest', async () => {
    const request = await screenedRequest(test);
    const { version } = await workOf(cast.drafter, request);
    const sections = [{ key: 'summary', text: 'First words.' }];
    const first = await attempt(cast.drafter, request, { sections }, version);
    expect(first.status).toBe(200);
    const stale = await attempt(
      cast.drafter,
      request,
      { sections: [{ key: 'summary', text: 'Other words.' }] },
      version,
    );
    expect(stale).toMatchObject({ status: 409, body: { code: 'analysis.stale' } });
    expect(stale.body.current).toMatchObject({ version: version + 1 });
    const now = await workOf(cast.drafter, request);
    expect(now.sections.find(({ key }) => key === 'summary')?.text).toBe('First words.');
  });

  it('lets of two saves made at once exactly one through', async () => {
    const request = await screenedRequest(test);
    const { version } = await workOf(cast.drafter, request);
    const answers = await Promise.all(
      ['One.', 'Two.'].map((text) =>
        attempt(cast.drafter, request, { sections: [{ key: 'summary', text }] }, version),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is for its drafter alone: an allocator comments and confirms, others do not see it', async () => {
    const request = await screenedRequest(test);
    const { version } = await workOf(cast.drafter, request);
    const sections = [{ key: 'summary', text: 'Not mine to write.' }];
    const allocator = await attempt(cast.allocator, request, { sections }, version);
    expect(allocator).toMatchObject({ status: 403, body: { Result: 'Unauthorized' } });
    const other = await signInAs(test, { role: 'drafter' });
    expect((await attempt(other, request, { sections }, version)).status).toBe(404);
    expect((await attempt(cast.client, request, { sections }, version)).status).toBe(403);
    const comment = { text: 'Please look at the owners.', visibility: 'internal' as const };
    expect((await attempt(cast.allocator, request, { comment }, version)).status).toBe(200);
    const seen = await analysisOf(cast.drafter, request);
    expect(seen.messages.map(({ text }) => text)).toContain(comment.text);
    const client = await analysisOf(cast.client, request);
    expect(client.messages.map(({ text }) => text)).not.toContain(comment.text);
  });

  it('keeps findings with their changes, and rates with them', async () => {
    const request = await screenedRequest(test);
    const before = await workOf(cast.drafter, request);
    const created = await save(cast.drafter, request, { findings: [{ ...finding, source: null }] });
    expect(created.findings).toHaveLength(1);
    expect(created.openPoints.join(' ')).toContain('1 finding has no source.');
    expect(created.rating?.score).toBeGreaterThan(before.rating?.score ?? 0);
    expect(created.rating?.floors.map(({ rule }) => rule)).toContain('criminal_charge');
    const id = created.findings[0]?.id ?? '';
    const changed = await save(cast.drafter, request, { findings: [{ ...finding, id, severity: 'low' }] });
    expect(changed.findings[0]).toMatchObject({ id, severity: 'low', source: finding.source });
    const { Data: events } = await cast.admin.call('GET /reports/v1.0/audittrails', {
      requestId: request.id,
      type: 'finding.saved',
    } as never);
    expect(events[0]?.changes).toContainEqual({ field: 'severity', before: 'high', after: 'low' });
    const removed = await save(cast.drafter, request, { findings: [{ ...finding, id, remove: true }] });
    expect(removed.findings).toEqual([]);
    const { version } = removed;
    const gone = await attempt(cast.drafter, request, { findings: [{ ...finding, id }] }, version);
    expect(gone.status).toBe(404);
  });

  it('composes sections from the facts until a person writes them', async () => {
    const request = await screenedRequest(test, { aliases: ['Kaveri Cotton'] });
    const { sections } = await workOf(cast.drafter, request);
    const text = (key: string) => sections.find((section) => section.key === key)?.text;
    expect(text('identification')).toContain('Also known as: Kaveri Cotton');
    expect(text('methodology')).toMatch(/Invented list, version \d+ of 2026/);
    expect(text('sanctions')).toContain('No name resembles an entry');
    expect(text('summary')).toBe('');
    const summary = sections.find((section) => section.key === 'summary');
    expect(summary).toMatchObject({ required: true, title: 'Executive summary' });
  });
});

describe('ready for review', () => {
  it('is a request whose open points are all settled, each refused by name before', async () => {
    const request = await screenedRequest(test, listed());
    const refused = await attemptAct(cast.drafter, 'submit_for_review', request);
    expect(refused).toMatchObject({ status: 422, body: { code: 'screening.not_ready' } });
    expect(refused.body.Data).toContain('1 match has no disposition.');
    expect(refused.body.Data).toContain('The section “Executive summary” is empty.');
    const { matches } = await workOf(cast.drafter, request);
    const dispositions = matches.map(({ id }) => falsePositive(id));
    const sections = [{ key: 'summary', text: 'Nothing speaks against it.' }];
    await save(cast.drafter, request, { dispositions, sections });
    const ready = await save(cast.allocator, request, { confirm: matches.map(({ id }) => id) });
    expect(ready.openPoints).toEqual([]);
    expect(ready.rating?.provisional).toBe(false);
    expect((await act(cast.drafter, 'submit_for_review', request)).status).toBe('in_review');
    const late = await attempt(cast.drafter, request, { sections }, ready.version);
    expect(late).toMatchObject({ status: 422, body: { code: 'request.not_possible' } });
  });

  it('becomes a sealed report that the client reads, with the rating it was released with', async () => {
    const request = await screenedRequest(test);
    await save(cast.drafter, request, { sections: [{ key: 'summary', text: 'A sound supplier.' }] });
    const reviewed = await act(cast.drafter, 'submit_for_review', request);
    const released = await act(cast.allocator, 'release', reviewed);
    expect(released).toMatchObject({ status: 'released', provisional: false });
    const { reports, working } = await analysisOf(cast.client, request);
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({ number: 1, rating: released.rating, draftedBy: expect.any(String) });
    expect(working).toBeUndefined();
  });
});

describe('ratings', () => {
  it('replay from their stored inputs to the same figure, years later too', async () => {
    const request = await screenedRequest(test, { ...listed(), incorporatedOn: '2025-01' });
    await save(cast.drafter, request, { findings: [finding] });
    test.platform.clock.advance(3 * 365 * 86_400_000);
    const fresh = await signInAs(test, { role: 'allocator' });
    const { Data } = await fresh.call('GET /reports/v1.0/ratings', {
      client: request.clientId,
      request: request.id,
    });
    expect(Data.history?.length).toBeGreaterThanOrEqual(2);
    expect(Data.history?.every(({ replays }) => replays)).toBe(true);
    expect(Data.history?.[0]).toMatchObject({ by: 'Ravi Mehta', methodVersion: '1' });
    expect(Data.method.weights.reduce((sum, { value }) => sum + value, 0)).toBe(100);
    test.platform.clock.advance(-3 * 365 * 86_400_000);
  });

  it('are never lowered by the machine alone', async () => {
    const request = await screenedRequest(test, {
      legalName: 'Nilgiri Tea Estates',
      relationshipType: 'agent',
      industry: 'mining',
      countryOfIncorporation: 'AF',
      governmentTouchpoints: 'Licences for export',
    });
    const before = (await workOf(cast.drafter, request)).rating;
    await act(cast.drafter, 'amend', request, {
      intake: { countryOfIncorporation: 'DK', governmentTouchpoints: 'none', relationshipType: 'supplier' },
    });
    await screened(cast.drafter, request);
    const after = (await workOf(cast.drafter, request)).rating;
    expect(after?.score).toBeLessThan(before?.score ?? 0);
    expect(after?.overall).toBe(before?.overall);
    const lowered = await save(cast.drafter, request, {
      sections: [{ key: 'summary', text: 'The country was wrong.' }],
    });
    expect(lowered.rating?.overall).not.toBe(before?.overall);
  });
});

describe('the analysis queue', () => {
  it('shows requests in work with their figures, to a drafter only their own', async () => {
    const request = await screenedRequest(test, { legalName: 'Brightwater Halcyon Shipping Ltd' });
    const { Data, total } = await cast.drafter.call('GET /reports/v1.0/analysisdetails', {
      search: 'brightwater',
      sort: '-requestNumber',
    });
    expect(total).toBe(1);
    expect(Data[0]).toMatchObject({
      requestId: request.id,
      screening: 'done',
      matches: 1,
      openMatches: 1,
      drafterName: 'Ravi Mehta',
      status: 'in_analysis',
    });
    const other = await signInAs(test, { role: 'drafter' });
    expect((await other.call('GET /reports/v1.0/analysisdetails', {})).total).toBe(0);
    const [match] = (await workOf(cast.drafter, request)).matches;
    const { item } = await cast.drafter.call('GET /reports/v1.0/analysisdetails', { id: match?.id });
    expect(item).toMatchObject({ requestId: request.id, match: { entry: { id: 'X4' } } });
    const foreign = await other.attempt('GET /reports/v1.0/analysisdetails', { id: match?.id });
    expect(foreign.status).toBe(404);
  });
});
