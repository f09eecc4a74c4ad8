import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { markedUpReport, richReport } from '../../../../tests/support/documents/rich-report.ts';
import { pngUrl, writtenPng } from '../../../../tests/support/documents/written-png.ts';
import { pdfOf } from './render.worker.ts';
import { closeRenderer, renderReport } from './render-report.ts';

const languages = ['en-US', 'hi-IN', 'ar-SA'] as const;
const branding = { accent: '#1A4F9C', logo: pngUrl(writtenPng(300, 100)) };
const pdfs = new Map<string, string>();
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'prudence-pdf-'));
  for (const language of languages) {
    const report = { ...markedUpReport(), branding, dataSha256: 'ab12'.repeat(16) };
    const { bytes } = await renderReport(report, language);
    const file = join(folder, `${language}.pdf`);
    writeFileSync(file, bytes);
    pdfs.set(language, file);
  }
}, 60_000);
afterAll(async () => {
  await closeRenderer();
  rmSync(folder, { recursive: true });
});
const fileIn = (language: string) => pdfs.get(language) ?? '';

/** Skipped where the program is not installed. */
const withProgram = (program: string, ...args: string[]) =>
  spawnSync(program, args).error === undefined ? test : test.skip;

test('the same report is rendered to the same bytes', async () => {
  const report = { ...richReport(), dataSha256: 'ab12'.repeat(16) };
  const [first, second] = [await renderReport(report, 'en-US'), await renderReport(report, 'en-US')];
  expect(first.bytes.equals(second.bytes)).toBe(true);
  expect(first.pages).toBeGreaterThan(5);
});

const isArchivable = async (nativeName: string) => {
  const { bytes } = await renderReport({ ...richReport({ nativeName }), dataSha256: 'ab12' }, 'en-US');
  return bytes.includes('pdfaid:part');
};

test('names in the scripts of the lists are laid out as PDF/A', async () => {
  const names = [
    ...['வெட்டியார் காஸ்டிங்ஸ்', 'কাবেরী টেক্সটাইলস', 'కావేరి', 'ಕಾವೇರಿ', 'കാവേരി', 'કાવેરી', 'ਕਾਵੇਰੀ', 'କାବେରୀ'],
    ...['කාවේරි', 'กรุงเทพ', 'ວຽງຈັນ', 'កម្ពុជា', 'ရန်ကုန်', 'תל אביב', 'ქართული', 'Հայաստան', 'አዲስ አበባ'],
    ...['삼성물산 주식회사', '高市早苗', 'カヴェリ', 'Κάβερι', 'Кавери', 'شركة الواحة', 'कावेरी'],
  ];
  expect(await isArchivable(names.join(' '))).toBe(true);
});

test('a character that no typeface has costs the declaration of PDF/A, never the report', async () => {
  expect(await isArchivable('ᎧᏪᎵ 🙂')).toBe(false);
});

test('anything else that keeps a report from being PDF/A is an error, also beside such a character', () => {
  const by = NodeCompiler.create({ workspace: import.meta.dirname });
  const picture =
    '#image(bytes("<svg xmlns=\\"http://www.w3.org/2000/svg\\" width=\\"9\\" height=\\"9\\"/>"))';
  for (const text of [picture, `🙂 ${picture}`]) {
    const { result } = by.compile({ mainFileContent: `#set document(title: "x")\n${text}` });
    expect(() => pdfOf(by, result!, 1)).toThrow('missing alt text');
  }
});

test('what people write is set as text and never as layout', async () => {
  const summary = '#panic("read") *bold* $x$ @label `raw` \\ #sys.inputs';
  const [finding] = richReport().findings;
  const report = { ...richReport({ findings: [{ ...finding, summary } as never] }), dataSha256: 'ab12' };
  await expect(renderReport(report, 'en-US')).resolves.toMatchObject({ pages: expect.any(Number) });
});

test.each(languages)(
  'the report in %s opens with its outline, language, title and tags',
  async (language) => {
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
    const pdf = await getDocument({ url: fileIn(language), useSystemFonts: true, verbosity: 0 }).promise;
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({ Language: language.slice(0, 2) });
    expect(metadata?.get('dc:title')).toContain('PR-000042');
    expect((await pdf.getOutline())?.length).toBe(11);
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect((await (await pdf.getPage(3)).getStructTree())?.children.length).toBeGreaterThan(0);
    await pdf.destroy();
  },
);

withProgram('qpdf', '--version').each(languages)(
  'qpdf finds nothing wrong with the report in %s',
  (language) => {
    const found = execFileSync('qpdf', ['--check', fileIn(language)], { encoding: 'utf8' });
    expect(found).toContain('No syntax or stream encoding errors found');
  },
);

withProgram('pdftotext', '-v').each([
  ['en-US', 'Executive summary'],
  ['ar-SA', 'الملخص التنفيذي'],
])('pdftotext reads the report in %s in its own letters', (language, heading) => {
  const text = execFileSync('pdftotext', [fileIn(language), '-'], { encoding: 'utf8' });
  const plain = text.normalize('NFKC').replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
  expect(plain).toContain(heading);
  expect(plain).toContain('Kaveri Textiles and Industrial');
});

test('a list, a table and an inner heading of a section are tagged as such', async () => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ url: fileIn('en-US'), useSystemFonts: true, verbosity: 0 }).promise;
  const trees = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => (await pdf.getPage(at + 1)).getStructTree()),
  );
  const tags = [...JSON.stringify(trees).matchAll(/"role":"(\w+)"/g)].map(([, tag]) => tag);
  expect([...new Set(tags)]).toEqual(expect.arrayContaining(['H3', 'L', 'LI', 'Table', 'Link']));
  await pdf.destroy();
});

withProgram('verapdf', '--version').each(languages)(
  'veraPDF accepts the report in %s as PDF/A-2a',
  (language) => {
    const found = spawnSync('verapdf', ['--flavour', '2a', '--format', 'text', fileIn(language)], {
      encoding: 'utf8',
    });
    expect(found.stdout).toMatch(/^PASS /m);
  },
);

// A PDF carries one declaration: this one declares PDF/A, and Typst writes no preference for the title.
withProgram('pdfua', '--version').each(languages)(
  'pdfua finds that the report in %s lacks of PDF/UA the declaration and the title in the window, and nothing else',
  (language) => {
    const { stdout } = spawnSync('pdfua', ['check', '--format', 'json', fileIn(language)], {
      encoding: 'utf8',
    });
    const { findings } = JSON.parse(stdout) as { findings: { rule_id: string }[] };
    expect(findings.map(({ rule_id }) => rule_id).sort()).toEqual(['UA-07-002', 'UA-28-004']);
  },
);

test('the logo of the client stands on the cover with its name for those who cannot see it, and on every page after it', async () => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ url: fileIn('en-US'), useSystemFonts: true, verbosity: 0 }).promise;
  const cover = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  expect(cover).toMatch(/"role":"Figure","children":\[[^\]]*\],"alt":"Logo of [^"]+"/);
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { fnArray } = await (await pdf.getPage(number)).getOperatorList();
    expect(fnArray).toContain(OPS.paintImageXObject);
  }
  await pdf.destroy();
});

test('a logo of any shape stays in its place', async () => {
  const plain = await renderReport({ ...richReport(), dataSha256: 'ab12' }, 'en-US');
  for (const [width, height] of [
    [1200, 4],
    [4, 480],
    [1, 1],
  ] as const) {
    const logo = pngUrl(writtenPng(width, height));
    const report = { ...richReport(), branding: { accent: null, logo }, dataSha256: 'ab12' };
    expect((await renderReport(report, 'en-US')).pages).toBe(plain.pages);
  }
});
