import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import JSZip from 'jszip';
import { canonicalJson, type Json } from '../../../engine/audit-chain/index.ts';
import { db } from '../../../server/platform/index.ts';
import { finding, sanctionsSearched, save } from '../assessment/working-on.ts';
import { act } from '../requests/act.ts';
import { reload } from '../requests/build-request.ts';
import { analysisOf, screened, screenedRequest } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { releasedRequest } from './release.ts';

const test1 = await openScreeningApp();
await useInventedList(test1);
afterAll(() => test1.close());

type Which = { id: string; clientId: string };

const dataOf = async (request: Which, version?: number) => {
  const path = { client: request.clientId, request: request.id } as never;
  const key = 'GET /api/reportData/:client/:request/';
  return (await test1.cast.client.call(key, { ...(path as object), version })).Data;
};
async function pdfOf(request: Which, report: number) {
  const { clientId: client, id } = request;
  const answer = await test1.cast.client.call('GET /reports/v1.0/downloadattachments', {
    client,
    request: id,
    report,
  });
  if (answer.type !== 'pdf') throw new Error('expected a PDF');
  return Buffer.from(answer.Data, 'base64');
}
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

test('a release seals a real PDF and its data under the hashes that the audit chain carries', async () => {
  const request = await releasedRequest(test1);
  const pdf = await pdfOf(request, 1);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true);

  const { seal, ...data } = await dataOf(request);
  expect(sha256(pdf)).toBe(seal.pdfSha256);
  const plain = JSON.parse(JSON.stringify(data)) as Json;
  expect(sha256(canonicalJson(plain))).toBe(seal.dataSha256);

  const { rows } = await test1.platform.database.tx({ kind: 'identity' }, () =>
    db().execute<{ data: object; hash: string }>(
      sql`select data, hash from audit_events where type = 'report.sealed' and request_id = ${request.id}`,
    ),
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.hash).toBe(seal.auditHash);
  expect(rows[0]?.data).toMatchObject({
    version: 1,
    pdfSha256: seal.pdfSha256,
    dataSha256: seal.dataSha256,
    rating: data.rating.overall,
    score: data.rating.score,
  });
});

const hasPdftotext = spawnSync('pdftotext', ['-v']).error === undefined;
const withPdftotext = hasPdftotext ? test : test.skip;

function textOf(pdf: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'prudence-pdf-'));
  try {
    const file = join(folder, 'report.pdf');
    writeFileSync(file, pdf);
    const text = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' });
    // Marks of direction stand around Arabic words.
    return text.normalize('NFKC').replace(/[\u202a-\u202e]/g, '');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

withPdftotext(
  'the PDF says names in Devanagari, Arabic and Chinese letters as they are written',
  async () => {
    const devanagari = 'कावेरी टेक्सटाइल्स';
    const arabic = 'شركة الواحة';
    const chinese = '前海贸易有限公司';
    const request = await releasedRequest(
      test1,
      { nativeName: devanagari },
      {
        findings: [
          { ...finding, summary: `Charged together with ${arabic}.`, excerpt: `Named: ${chinese}.` },
        ],
      },
    );
    const text = textOf(await pdfOf(request, 1));
    const words = text.replace(/\s+/g, ' ');
    expect(words).toContain(request.legalName);
    expect(words).toContain(devanagari);
    expect(words).toContain(arabic);
    expect(words).toContain(chinese);
    expect(words).toContain((await dataOf(request)).seal.dataSha256.slice(0, 16));
  },
);

test('a release after reopening is version 2, and version 1 stays as it was sealed', async () => {
  const first = await releasedRequest(test1);
  const [sealedData, sealedPdf] = [await dataOf(first, 1), await pdfOf(first, 1)];

  const reopened = await act(test1.cast.allocator, 'reopen', first, { comment: 'A charge came to light.' });
  expect((await dataOf(reopened)).version).toBe(1);
  const started = await act(test1.cast.drafter, 'start', reopened);
  await screened(test1.cast.drafter, started);
  await save(test1.cast.drafter, started, { findings: [finding], sections: [sanctionsSearched] });
  const inReview = await act(test1.cast.drafter, 'submit_for_review', started);
  const second = await act(test1.cast.allocator, 'release', inReview);

  const newest = await dataOf(second);
  expect(newest).toMatchObject({ version: 2, findings: [{ summary: finding.summary }] });
  expect(newest.seal).not.toEqual(sealedData.seal);
  expect(sealedData).not.toHaveProperty('changes');
  expect(newest.changes?.since).toBe(1);
  expect(newest.changes?.entries).toContainEqual({ kind: 'finding_added', name: finding.summary });
  expect(await dataOf(second, 1)).toEqual(sealedData);
  expect((await pdfOf(second, 1)).equals(sealedPdf)).toBe(true);
  const { reports } = await analysisOf(test1.cast.client, second);
  expect(reports.map(({ number }) => number)).toEqual([2, 1]);

  const begunAgain = await act(
    test1.cast.drafter,
    'start',
    await act(test1.cast.allocator, 'reopen', second, { comment: 'Once more.' }),
  );
  await screened(test1.cast.drafter, begunAgain);
  await save(test1.cast.drafter, begunAgain, { sections: [sanctionsSearched] });
  const unchanged = await act(test1.cast.drafter, 'submit_for_review', begunAgain);
  const third = await act(test1.cast.allocator, 'release', unchanged);
  expect((await dataOf(third)).changes).toEqual({ since: 2, entries: [] });
});

test('a version that was given up is taken up again with its work, and seals under its number', async () => {
  const { client, drafter, allocator } = test1.cast;
  const first = await releasedRequest(test1);
  const begun = await act(drafter, 'start', await act(allocator, 'reopen', first, { comment: 'A match.' }));
  await screened(drafter, begun);
  await save(drafter, begun, { findings: [finding], sections: [sanctionsSearched] });
  const cancelled = await act(client, 'cancel', begun, { comment: 'Asked twice.' });
  const takenUp = await act(allocator, 'reopen', cancelled, { comment: 'The match is open.' });
  expect([takenUp.status, takenUp.drafterId]).toEqual(['allocated', drafter.actor.userId]);
  expect((await dataOf(takenUp)).version).toBe(1);

  await screened(drafter, await act(drafter, 'start', takenUp));
  const inReview = await act(drafter, 'submit_for_review', await reload(test1, first.id));
  const second = await act(allocator, 'release', inReview);
  expect(await dataOf(second)).toMatchObject({ version: 2, findings: [{ summary: finding.summary }] });
  const { reports } = await analysisOf(client, second);
  expect(reports.map(({ number }) => number)).toEqual([2, 1]);
});

test('the report holds what was decided: confirmed findings, no dismissed one', async () => {
  const dismissed = { ...finding, summary: 'Another company of that name.', status: 'dismissed' as const };
  const request = await releasedRequest(test1, {}, { findings: [finding, dismissed] });
  const { findings, screening, draftedBy, releasedBy } = await dataOf(request);
  expect(findings.map(({ summary }) => summary)).toEqual([finding.summary]);
  expect(screening.lists).toMatchObject([{ watchlist: 'Invented list', version: 1, entries: 4 }]);
  expect({ draftedBy, releasedBy }).toEqual({ draftedBy: 'Ravi Mehta', releasedBy: 'Asha Rao' });
});

test('a sealed report is also a Word document in the language of its reader, for those who may see it', async () => {
  const { id: request, clientId: client } = await releasedRequest(test1);
  const of = { client, request, version: 1 };
  const word = await test1.cast.client.attempt('POST /reports/v1.0/wordreports', of);
  expect(word.status).toBe(200);
  expect((word.body as unknown as Buffer).subarray(0, 2).toString()).toBe('PK');
  const missing = await test1.cast.client.attempt('POST /reports/v1.0/wordreports', { ...of, version: 2 });
  expect(missing.status).toBe(404);
});

test('the report is written in the language of the person who asked for it', async () => {
  const { client } = test1.cast;
  await client.call('POST /security/v1.0/updatelanguage', { language: 'hi-IN' });
  const request = await releasedRequest(test1);
  await client.call('POST /security/v1.0/updatelanguage', { language: 'en-US' });
  expect((await dataOf(request)).language).toBe('hi-IN');
  expect((await pdfOf(request, 1)).toString('latin1')).toContain('/Lang (hi');
});

test('the report tells what people wrote from what was composed of the facts', async () => {
  const {
    sections: sealed,
    subject,
    recommendation,
  } = await dataOf(await releasedRequest(test1, { countryOfIncorporation: 'DK' }));
  const ownOf = (key: string) => sealed.find((section) => section.key === key);
  expect(ownOf('summary')).not.toHaveProperty('own');
  expect(ownOf('identification')).toMatchObject({
    own: 'The register confirms name and number.',
    composed: expect.stringContaining('Legal name: '),
    text: expect.stringMatching(/^Legal name: (.|\n)+\n\nThe register confirms name and number\.$/),
  });
  expect(ownOf('methodology')).toMatchObject({ own: '' });
  expect(subject).toMatchObject({ entityType: 'organisation' });
  expect(recommendation).toBe('proceed');
});

test('what people wrote is sealed as they wrote it, with the findings that its numbers stand for', async () => {
  const { drafter, allocator } = test1.cast;
  const request = await screenedRequest(test1);
  const saved = await save(drafter, request, {
    findings: [{ ...finding, summary: 'Fined.', category: 'regulatory' }, finding],
  });
  const cited = saved.findings.find(({ summary }) => summary === finding.summary)?.id ?? '';
  const text =
    '## Proceedings\n- Charged in **February** [1]\n\n| Court | Date |\n| --- | --- |\n| Chennai | 2026 |';
  await save(drafter, request, {
    sections: [{ key: 'summary', text, findings: [cited] }, sanctionsSearched],
  });
  const released = await act(allocator, 'release', await act(drafter, 'submit_for_review', request));
  const { sections, findings } = await dataOf(released);
  const [place = 0] = sections.find(({ key }) => key === 'summary')?.findings ?? [];
  expect(findings[place - 1]?.summary).toBe(finding.summary);
  expect(sections.find(({ key }) => key === 'summary')).toMatchObject({ text });
  const of = { client: request.clientId, request: request.id, version: 1 };
  const { body } = await test1.cast.client.attempt('POST /reports/v1.0/wordreports', of);
  const word = await JSZip.loadAsync(body as unknown as Buffer);
  const xml = (await word.file('word/document.xml')?.async('string')) ?? '';
  expect(xml).toContain('Proceedings</w:t>');
  expect(xml).not.toContain('## Proceedings');
  expect(xml).toMatch(/Charged in (?:(?!<\/w:p>).)*w:anchor="source-1"/);
});
