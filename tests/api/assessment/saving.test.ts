import { signInAs } from '../../support/people/sign-in-as.ts';
import { act, attemptAct } from '../requests/act.ts';
import { analysisOf, screened, screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { attemptSave, falsePositive, finding, listed, sanctionsSearched, save } from './working-on.ts';

const test = await openScreeningApp();
const cast = test.cast;
await useInventedList(test);
afterAll(() => test.close());

describe('saving an analysis', () => {
  it('refuses a save on a version that is not the newest and shows the newest', async () => {
    const request = await screenedRequest(test);
    const { version } = await workOf(cast.drafter, request);
    const sections = [{ key: 'summary', text: 'First words.' }];
    const first = await attemptSave(cast.drafter, request, { sections }, version);
    expect(first.status).toBe(200);
    const stale = await attemptSave(
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
        attemptSave(cast.drafter, request, { sections: [{ key: 'summary', text }] }, version),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is for its drafter alone: an allocator comments and confirms, others do not see it', async () => {
    const request = await screenedRequest(test);
    const { version } = await workOf(cast.drafter, request);
    const sections = [{ key: 'summary', text: 'Not mine to write.' }];
    const allocator = await attemptSave(cast.allocator, request, { sections }, version);
    expect(allocator).toMatchObject({ status: 403, body: { Result: 'Unauthorized' } });
    const other = await signInAs(test, { role: 'drafter' });
    expect((await attemptSave(other, request, { sections }, version)).status).toBe(404);
    expect((await attemptSave(cast.client, request, { sections }, version)).status).toBe(403);
    const comment = { text: 'Please look at the owners.', visibility: 'internal' as const };
    expect((await attemptSave(cast.allocator, request, { comment }, version)).status).toBe(200);
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
    const gone = await attemptSave(cast.drafter, request, { findings: [{ ...finding, id }] }, version);
    expect(gone.status).toBe(404);
  });

  it('composes sections from the facts until a person writes them', async () => {
    const request = await screenedRequest(test, { aliases: ['Kaveri Cotton'] });
    const { sections } = await workOf(cast.drafter, request);
    const text = (key: string) => sections.find((section) => section.key === key)?.text;
    expect(text('identification')).toContain('Also known as: Kaveri Cotton');
    expect(text('methodology')).toMatch(/Invented list, version \d+, imported on \d+ \w+ 2026/);
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
    const sections = [{ key: 'summary', text: 'Nothing speaks against it.' }, sanctionsSearched];
    await save(cast.drafter, request, { dispositions, sections });
    const ready = await save(cast.allocator, request, { confirm: matches.map(({ id }) => id) });
    expect(ready.openPoints).toEqual([]);
    expect(ready.rating?.provisional).toBe(false);
    expect((await act(cast.drafter, 'submit_for_review', request)).status).toBe('in_review');
    const late = await attemptSave(cast.drafter, request, { sections }, ready.version);
    expect(late).toMatchObject({ status: 422, body: { code: 'request.not_possible' } });
  });

  it('becomes a sealed report that the client reads, with the rating it was released with', async () => {
    const request = await screenedRequest(test);
    await save(cast.drafter, request, {
      sections: [{ key: 'summary', text: 'A sound supplier.' }, sanctionsSearched],
    });
    const reviewed = await act(cast.drafter, 'submit_for_review', request);
    const released = await act(cast.allocator, 'release', reviewed);
    expect(released).toMatchObject({ status: 'released', provisional: false });
    const { reports, working } = await analysisOf(cast.client, request);
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({ number: 1, rating: released.rating, draftedBy: expect.any(String) });
    expect(working).toBeUndefined();
  });

  it('begins its next version with what people wrote, not with what the machine composed', async () => {
    const request = await screenedRequest(test, { legalName: 'Palar Tanneries Limited' });
    const sections = [
      { key: 'summary', text: 'Nothing adverse.' },
      { key: 'sanctions', text: 'Looked at twice.' },
    ];
    await save(cast.drafter, request, { sections });
    const reviewed = await act(cast.drafter, 'submit_for_review', request);
    const released = await act(cast.allocator, 'release', reviewed);
    const reopened = await act(cast.allocator, 'reopen', released, { comment: 'New owner.' });
    await screened(cast.drafter, reopened);
    const now = (await workOf(cast.drafter, reopened)).sections;
    const text = (key: string) => now.find((section) => section.key === key)?.text;
    expect(text('summary')).toBe('Nothing adverse.');
    expect(text('sanctions')).not.toContain('Looked at twice.');
  });
});
