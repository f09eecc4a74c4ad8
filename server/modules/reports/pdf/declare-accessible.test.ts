import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import {
  ACCESSIBLE_ARCHIVE,
  declaredStandards,
} from '../../../../tests/support/documents/declared-standards.ts';
import { readPdf } from '../../../../tests/support/documents/read-pdf.ts';
import { writtenPdf } from '../../../../tests/support/documents/written-pdf.ts';
import { testWith } from '../../../../tests/support/runner/test-with.ts';
import { declareAccessible } from './declare-accessible.ts';

/** A title that looks like the syntax of a PDF and of its metadata. */
const title = 'endstream endobj </rdf:Bag></pdfaExtension:schemas> trailer $& कावेरी';
const written = (pdfStandard: 'a-2a' | 'ua-1') => {
  const compiler = NodeCompiler.create({ workspace: import.meta.dirname });
  const mainFileContent = `#set document(title: "${title}")\n#set text(lang: "en")\n= Heading\nText.`;
  const { result } = compiler.compile({ mainFileContent });
  return compiler.pdf(result!, { pdfStandard, creationTimestamp: 1 });
};

test('the declaration is appended, and the file before it stays as it is', async () => {
  const before = written('a-2a');
  const after = declareAccessible(before);
  expect(after.subarray(0, before.length).equals(before)).toBe(true);
  const { pdf, text } = await readPdf(after);
  expect(await declaredStandards(pdf)).toEqual(ACCESSIBLE_ARCHIVE);
  expect((await pdf.getMetadata()).metadata?.get('dc:title')).toBe(title);
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  expect(text).toBe('Heading Text.');
  const { pdf: plain } = await readPdf(before);
  expect(await declaredStandards(plain)).toEqual({ pdfA: '2A', pdfUa: 'null', showsTitle: false });
});

testWith('qpdf')('qpdf finds nothing wrong with what was appended', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prudence-declared-'));
  const file = join(folder, 'declared.pdf');
  writeFileSync(file, declareAccessible(written('a-2a')));
  const found = execFileSync('qpdf', ['--check', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(found).toContain('No syntax or stream encoding errors found');
});

test('a file that is written in another way, or is no PDF/A, is refused', () => {
  expect(() => declareAccessible(written('ua-1'))).toThrow('lacks </rdf:Bag></pdfaExtension:schemas>');
  expect(() => declareAccessible(Buffer.from(writtenPdf(['Text'])))).toThrow('written in another way');
});
