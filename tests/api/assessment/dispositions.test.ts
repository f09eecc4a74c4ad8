import { signInAs } from '../../support/people/sign-in-as.ts';
import { screenedRequest, workOf } from '../screening/screened-request.ts';
import { finished, inventedRows, openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { attemptSave, falsePositive, listed, save } from './working-on.ts';

const test = await openScreeningApp();
const cast = test.cast;
await useInventedList(test);
afterAll(() => test.close());

describe('disposing of matches', () => {
  it('calls a close match false only once a second person agreed, who may not be the first', async () => {
    const request = await screenedRequest(test, listed());
    const [match] = (await workOf(cast.drafter, request)).matches;
    const id = match?.id ?? '';
    const saved = await save(cast.drafter, request, { dispositions: [falsePositive(id)] });
    expect(saved.matches[0]).toMatchObject({ needsSecondPerson: true, disposedBy: 'Ravi Mehta' });
    expect(saved.openPoints.join(' ')).toContain('second person');
    expect(saved.rating?.provisional).toBe(true);

    const own = await attemptSave(cast.drafter, request, { confirm: [id] }, saved.version);
    expect(own).toMatchObject({ status: 422, body: { code: 'match.second_person' } });
    const confirmed = await save(cast.allocator, request, { confirm: [id] });
    expect(confirmed.matches[0]).toMatchObject({ needsSecondPerson: false, confirmedBy: 'Asha Rao' });
    const twice = await attemptSave(cast.allocator, request, { confirm: [id] }, confirmed.version);
    expect(twice.status).toBe(422);
  });

  it('wants one of the reasons the method offers', async () => {
    const request = await screenedRequest(test, listed());
    const { matches, version } = await workOf(cast.drafter, request);
    const sent = { dispositions: [{ ...falsePositive(matches[0]?.id ?? ''), reasonCode: 'because' }] };
    const answer = await attemptSave(cast.drafter, request, sent, version);
    expect(answer).toMatchObject({ status: 400, body: { fields: { reasonCode: expect.any(String) } } });
  });

  it('offers each of the first reasons for the decisions it fits, and takes it for no other', async () => {
    const request = await screenedRequest(test, listed());
    const { matches, reasons, version } = await workOf(cast.drafter, request);
    const offered = (code: string) => reasons.find((reason) => reason.code === code)?.dispositions;
    expect(offered('different_birth_date')).toEqual(['false_positive']);
    expect(offered('name_and_data_agree')).toEqual(['true_match', 'possible']);
    const sent = { ...falsePositive(matches[0]?.id ?? ''), disposition: 'true_match' as const };
    const answer = await attemptSave(cast.drafter, request, { dispositions: [sent] }, version);
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
      comment: 'By the passport.',
    }));
    const { rating } = await save(cast.drafter, request, { dispositions });
    expect(rating?.overall).toBe('high');
    expect(rating?.floors.map(({ rule }) => rule)).toContain('sanctions_match');
    const sum = rating?.contributions.reduce((total, part) => total + part.contribution, 0);
    expect(sum).toBeCloseTo(rating?.score ?? 0, 6);
    const { version } = await workOf(cast.drafter, request);
    const lowered = await attemptSave(
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
    dispositions: [
      { ...falsePositive(match?.id ?? ''), disposition: 'possible', reasonCode: 'insufficient_data' },
    ],
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
