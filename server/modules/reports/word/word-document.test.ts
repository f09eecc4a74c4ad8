import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import JSZip from 'jszip';
import { markedUpReport, richReport } from '../../../../tests/support/documents/rich-report.ts';
import { pngUrl, writtenPng } from '../../../../tests/support/documents/written-png.ts';
import { composeDocument } from '../document/compose-document.ts';
import wordDocument from './word-document.ts';

const wordIn = (language: 'en-US' | 'hi-IN' | 'ar-SA', over: Parameters<typeof richReport>[0] = {}) =>
  wordDocument(composeDocument({ ...richReport(over), dataSha256: 'ab12'.repeat(16) }, language));

/** Composed once for all tests: each takes half a second of the processor. */
const english = await wordIn('en-US');
const arabic = await wordIn('ar-SA');

async function xmlOf(bytes: Buffer) {
  const archive = await JSZip.loadAsync(bytes);
  return (await archive.file('word/document.xml')?.async('string')) ?? '';
}

test('the Word document says what the report says, and that only the sealed PDF is authoritative', async () => {
  const xml = await xmlOf(english);
  const { findings, legalName } = richReport();
  for (const text of [
    legalName,
    'Escalate before proceeding',
    'Only the sealed PDF is authoritative',
    findings[0]?.summary,
  ])
    expect(xml).toContain(text);
  expect(xml.match(/w:val="Heading1"/g)).toHaveLength(11);
});

test('cover and header of the Word document carry the logo of the client, and its links its accent', async () => {
  const branding = { accent: '#1A4F9C', logo: pngUrl(writtenPng(300, 100)) };
  const archive = await JSZip.loadAsync(await wordIn('en-US', { branding }));
  const parts = Object.keys(archive.files).filter((name) => /^word\/(document|header\d+)\.xml$/.test(name));
  const texts = await Promise.all(parts.map((name) => archive.file(name)?.async('string') ?? ''));
  expect(texts.filter((xml) => xml.includes(`descr="Logo of ${richReport().client}"`))).toHaveLength(2);
  expect(texts.join('')).toContain('1A4F9C');
  expect(await xmlOf(english)).not.toContain('<pic:pic');
});

test('a finding of the Word document leads to its source in the appendix', async () => {
  const xml = await xmlOf(english);
  expect(xml).toContain('w:anchor="source-1"');
  expect(xml).toContain('w:name="source-1"');
});

test('headings, lists and tables of a section are those of Word, and its citations lead to the sources', async () => {
  const xml = await xmlOf(await wordIn('en-US', markedUpReport()));
  expect(xml).toMatch(/w:val="Heading3"(?:(?!<\/w:p>).)*Orders by office/);
  expect(xml).toMatch(/<w:numPr>(?:(?!<\/w:p>).)*Notice of the order/);
  expect(xml).toMatch(/<w:numPr>(?:(?!<\/w:p>).)*Chennai: one order(?:(?!<\/w:p>).)*w:anchor="source-4"/);
  expect(xml).toMatch(/<w:tc>(?:(?!<\/w:tc>).)*1,200,000/);
  expect(xml).toMatch(/<w:b\/>(?:(?!<\/w:r>).)*settled/);
});

test('the Word document in Arabic runs from right to left', async () => {
  const xml = await xmlOf(arabic);
  expect(xml).toContain('الملخص التنفيذي');
  expect(xml).toContain('<w:bidiVisual/>');
  expect(xml).toContain('<w:bidi/>');
});

test('the contents of the Word document in Arabic run from right to left, and all its other styles are those in English', async () => {
  const stylesOf = async (document: Buffer) => {
    const archive = await JSZip.loadAsync(document);
    const styles = (await archive.file('word/styles.xml')?.async('string')) ?? '';
    return [...styles.matchAll(/<w:style .*?<\/w:style>/g)].map(([style]) => style);
  };
  const isOfContents = (style: string) => style.includes('"toc 1"');
  const styles = await stylesOf(arabic);
  expect(styles.filter(isOfContents).map((style) => style.includes('<w:bidi/>'))).toEqual([true]);
  const others = (all: string[]) => all.filter((style) => !isOfContents(style)).sort();
  expect(others(styles)).toEqual(others(await stylesOf(english)));
});

test('English that somebody wrote keeps its direction in a Word document in Arabic', async () => {
  const paragraphs = (await xmlOf(arabic)).split('<w:p>');
  const written = paragraphs.find((xml) => xml.includes(richReport().findings[0]?.summary ?? ''));
  expect(written).not.toMatch(/<w:bidi(\/|( w:val="(true|1)")?\/)>/);
  const heading = paragraphs.find((xml) => xml.includes('Heading1') && xml.includes('الملخص التنفيذي'));
  expect(heading).toMatch(/<w:bidi\/>/);
});

test('a short table of the Word document stands on one page: each row but the last keeps with the next', async () => {
  const xml = await xmlOf(english);
  const tables = xml
    .split('<w:tbl>')
    .slice(1)
    .map((part) => part.split('</w:tbl>')[0] ?? '');
  const signOff = tables.find((table) => table.includes('Drafted by') && table.includes('Released by')) ?? '';
  const rows = signOff.split('<w:tr>').slice(1);
  expect(rows.map((row) => row.includes('<w:keepNext/>'))).toEqual(rows.map((_, at) => at < rows.length - 1));
  expect(rows.length).toBeGreaterThan(1);
});

test('a change that says all in its name goes across the table of the Word document', async () => {
  const entries = [
    { kind: 'owner', name: 'Farid Aziz', before: '20 %', after: '35 %' },
    { kind: 'section', name: 'sanctions' },
  ];
  const xml = await xmlOf(await wordIn('en-US', { changes: { since: 1, entries: entries as never } }));
  const rows = xml.split('<w:tr>').map((row) => row.split('</w:tr>')[0] ?? '');
  const cellsOf = (text: string) => rows.find((row) => row.includes(text))?.match(/<w:tc>/g)?.length;
  expect(cellsOf('Owner: Farid Aziz')).toBe(3);
  expect(cellsOf('Text changed')).toBe(1);
  expect(rows.find((row) => row.includes('Text changed'))).toContain('<w:gridSpan w:val="3"/>');
});

test('what people write stays text in Word', async () => {
  const [finding] = richReport().findings;
  const summary = '</w:t></w:r><w:instrText>DDEAUTO cmd</w:instrText> & "more"';
  const xml = await xmlOf(await wordIn('en-US', { findings: [{ ...finding, summary } as never] }));
  expect(xml).not.toContain('<w:instrText>DDEAUTO');
  expect(xml).toContain('&lt;w:instrText&gt;DDEAUTO cmd');
});

/** Empty where LibreOffice is not installed, or without Writer: it then cannot convert a plain text either. */
const read = officeReads({
  'plain.txt': 'Plain.',
  'en-US.docx': english,
  'ar-SA.docx': arabic,
});
const hasOffice = read['plain.txt']?.includes('Plain.');

(hasOffice ? test : test.skip).each(['en-US', 'ar-SA'] as const)(
  'LibreOffice opens the Word document in %s',
  (language) => {
    const text = read[`${language}.docx`];
    expect(text).toContain(richReport().legalName);
    expect(text).toContain(language === 'ar-SA' ? 'الملخص التنفيذي' : 'Executive summary');
  },
);

/** The text that LibreOffice, started once, finds in each file; empty where it cannot open it. */
function officeReads(files: Record<string, string | Buffer>): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'prudence-word-'));
  try {
    const paths = Object.entries(files).map(([name, content]) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    });
    const settings = `-env:UserInstallation=file://${join(folder, 'settings')}`;
    spawnSync('soffice', [settings, '--headless', '--convert-to', 'html', '--outdir', folder, ...paths]);
    const textOf = (name: string) => {
      const converted = join(folder, name.replace(/\w+$/, 'html'));
      // It breaks lines within a text as it likes.
      return existsSync(converted) ? readFileSync(converted, 'utf8').replace(/\s+/g, ' ') : '';
    };
    return Object.fromEntries(Object.keys(files).map((name) => [name, textOf(name)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
