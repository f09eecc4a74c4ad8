import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import {
  ACCESSIBLE_ARCHIVE,
  declaredStandards,
} from '../../../../tests/support/documents/declared-standards.ts';
import { readPdf } from '../../../../tests/support/documents/read-pdf.ts';
import { markedUpReport, richReport } from '../../../../tests/support/documents/rich-report.ts';
import { pngUrl, writtenPng } from '../../../../tests/support/documents/written-png.ts';
import { testWith } from '../../../../tests/support/runner/test-with.ts';
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
});
afterAll(async () => {
  await closeRenderer();
  rmSync(folder, { recursive: true });
});
const fileIn = (language: string) => pdfs.get(language) ?? '';

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

test('a document that breaks a rule of PDF/UA alone stays PDF/A, and does not declare the other', async () => {
  const by = NodeCompiler.create({ workspace: import.meta.dirname });
  const written = async (headings: string) => {
    const { result } = by.compile({ mainFileContent: `#set document(title: "x")\n${headings}` });
    return declaredStandards((await readPdf(pdfOf(by, result!, 1))).pdf);
  };
  expect(await written('= One\n== Two')).toEqual(ACCESSIBLE_ARCHIVE);
  expect(await written('= One\n=== Three')).toEqual({ pdfA: '2A', pdfUa: 'null', showsTitle: false });
});

test('what people write is set as text and never as layout', async () => {
  const summary = '#panic("read") *bold* $x$ @label `raw` \\ #sys.inputs';
  const [finding] = richReport().findings;
  const report = { ...richReport({ findings: [{ ...finding, summary } as never] }), dataSha256: 'ab12' };
  await expect(renderReport(report, 'en-US')).resolves.toMatchObject({ pages: expect.any(Number) });
});

test.each(languages)(
  'the report in %s opens with its outline, language, title and tags, and declares PDF/A and PDF/UA',
  async (language) => {
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
    const pdf = await getDocument({ url: fileIn(language), useSystemFonts: true, verbosity: 0 }).promise;
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({ Language: language.slice(0, 2) });
    expect(metadata?.get('dc:title')).toContain('PR-000042');
    expect((await pdf.getOutline())?.length).toBe(11);
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(await declaredStandards(pdf)).toEqual(ACCESSIBLE_ARCHIVE);
    expect((await (await pdf.getPage(3)).getStructTree())?.children.length).toBeGreaterThan(0);
    await pdf.destroy();
  },
);

for (const language of languages) {
  testWith('qpdf')(`qpdf finds nothing wrong with the report in ${language}`, () => {
    const found = execFileSync('qpdf', ['--check', fileIn(language)], { encoding: 'utf8' });
    expect(found).toContain('No syntax or stream encoding errors found');
  });

  for (const flavour of ['2a', 'ua1'])
    testWith('verapdf', 'see verapdf.org')(
      `veraPDF accepts the report in ${language} as PDF/${flavour.toUpperCase()}`,
      () => {
        const args = ['--flavour', flavour, '--format', 'text', fileIn(language)];
        const { stdout } = spawnSync('verapdf', args, { encoding: 'utf8' });
        expect(stdout).toMatch(/^PASS /m);
      },
    );

  testWith('pdfua', 'pip install pdfua')(`pdfua finds nothing wrong with the report in ${language}`, () => {
    const args = ['check', '--format', 'json', fileIn(language)];
    const { stdout } = spawnSync('pdfua', args, { encoding: 'utf8' });
    expect(JSON.parse(stdout)).toMatchObject({ findings: [] });
  });
}

for (const [language, heading] of [
  ['en-US', 'Executive summary'],
  ['ar-SA', 'الملخص التنفيذي'],
] as const)
  testWith('pdftotext', 'apt-get install poppler-utils')(
    `pdftotext reads the report in ${language} in its own letters`,
    () => {
      const text = execFileSync('pdftotext', [fileIn(language), '-'], { encoding: 'utf8' });
      const plain = text.normalize('NFKC').replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
      expect(plain).toContain(heading);
      expect(plain).toContain('Kaveri Textiles and Industrial');
    },
  );

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
