import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { colours } from '../../../../config/theme.ts';
import type { ReportDocument } from '../document/blocks.ts';
import type { OverviewDocument } from '../document/overview-document.ts';
import { declareAccessible } from './declare-accessible.ts';

const require = createRequire(import.meta.url);
const file = (family: string, name: string) =>
  join(dirname(require.resolve(`@expo-google-fonts/${family}/package.json`)), name);

/** The typefaces of reports, which are embedded. The layout takes each letter from the first that has it. */
const fontFiles = [
  file('noto-sans', '400Regular/NotoSans_400Regular.ttf'),
  file('noto-sans', '600SemiBold/NotoSans_600SemiBold.ttf'),
  file('noto-sans-devanagari', '400Regular/NotoSansDevanagari_400Regular.ttf'),
  file('noto-sans-devanagari', '600SemiBold/NotoSansDevanagari_600SemiBold.ttf'),
  file('vazirmatn', '400Regular/Vazirmatn_400Regular.ttf'),
  file('vazirmatn', '600SemiBold/Vazirmatn_600SemiBold.ttf'),
  file('noto-sans-sc', '400Regular/NotoSansSC_400Regular.ttf'),
  file('noto-sans-sc', '600SemiBold/NotoSansSC_600SemiBold.ttf'),
  // Of scripts in which names and quotations stand, but no report.
  file('noto-sans-armenian', '400Regular/NotoSansArmenian_400Regular.ttf'),
  file('noto-sans-bengali', '400Regular/NotoSansBengali_400Regular.ttf'),
  file('noto-sans-ethiopic', '400Regular/NotoSansEthiopic_400Regular.ttf'),
  file('noto-sans-georgian', '400Regular/NotoSansGeorgian_400Regular.ttf'),
  file('noto-sans-gujarati', '400Regular/NotoSansGujarati_400Regular.ttf'),
  file('noto-sans-gurmukhi', '400Regular/NotoSansGurmukhi_400Regular.ttf'),
  file('noto-sans-hebrew', '400Regular/NotoSansHebrew_400Regular.ttf'),
  file('noto-sans-kannada', '400Regular/NotoSansKannada_400Regular.ttf'),
  file('noto-sans-khmer', '400Regular/NotoSansKhmer_400Regular.ttf'),
  file('noto-sans-kr', '400Regular/NotoSansKR_400Regular.ttf'),
  file('noto-sans-lao', '400Regular/NotoSansLao_400Regular.ttf'),
  file('noto-sans-malayalam', '400Regular/NotoSansMalayalam_400Regular.ttf'),
  file('noto-sans-myanmar', '400Regular/NotoSansMyanmar_400Regular.ttf'),
  file('noto-sans-oriya', '400Regular/NotoSansOriya_400Regular.ttf'),
  file('noto-sans-sinhala', '400Regular/NotoSansSinhala_400Regular.ttf'),
  file('noto-sans-tamil', '400Regular/NotoSansTamil_400Regular.ttf'),
  file('noto-sans-telugu', '400Regular/NotoSansTelugu_400Regular.ttf'),
  file('noto-sans-thai', '400Regular/NotoSansThai_400Regular.ttf'),
];

const { ink, slate, line, accent, accentSoft, high, medium, low } = colours('light');

/** The house on paper: same ink, same risk colours. */
const palette = { ink, slate, line, accent, accentSoft, high, medium, low };

const read = (name: string) => readFileSync(new URL(`./${name}.typ`, import.meta.url), 'utf8');
const parts = read('parts');
const layouts = { report: parts + read('report'), overview: parts + read('overview') };

/** What people wrote reaches the layout as data, never as markup; the layout itself reads no file and no package. */
const compiler = NodeCompiler.create({
  workspace: import.meta.dirname,
  fontArgs: [{ fontBlobs: fontFiles.map((path) => readFileSync(path)) }],
});

type Job = { at: number } & (
  | { layout: 'report'; document: ReportDocument }
  | { layout: 'overview'; document: OverviewDocument }
);

/** One document to the bytes of a tagged PDF/A-2a and PDF/UA-1; runs in a worker thread, away from the requests. */
export default function render({ layout, document, at }: Job) {
  const data = JSON.stringify({ ...document, ...lookFor(document) });
  const compiled = compiler.compile({ mainFileContent: layouts[layout], inputs: { data } });
  if (!compiled.result) {
    const error = compiled.takeError();
    throw new Error(
      `The report could not be laid out: ${JSON.stringify(error && compiler.fetchDiagnostics(error))}`,
    );
  }
  const pages = compiled.result.numOfPages;
  const bytes = pdfOf(compiler, compiled.result, at);
  compiler.evictCache(2);
  return { bytes, pages };
}

/** The layout takes a picture as numbers: it knows no base64. */
function lookFor(document: Job['document']) {
  const { logo, ...colour } = document.look;
  return {
    palette: { ...palette, ...colour },
    logo: logo && { ...logo, bytes: [...Buffer.from(logo.png, 'base64')] },
  };
}

const MISSING_LETTER = /^PDF\/A-2a error: the text .* could not be displayed with font /s;

/**
 * A text with a character of no typeface here, such as an emoji, costs the declarations, never the report.
 * @throws where anything else keeps a report from being PDF/A
 */
export function pdfOf(by: NodeCompiler, result: NodeTypstDocument, creationTimestamp: number): Buffer {
  try {
    const archivable = by.pdf(result, { pdfStandard: 'a-2a', creationTimestamp });
    return isAccessible(by, result) ? declareAccessible(archivable) : archivable;
  } catch (error) {
    const reasons = [...String(error).matchAll(/ message: ("(?:[^"\\]|\\.)*")/g)].map(([, text = '']) =>
      text.slice(1),
    );
    if (reasons.length === 0 || !reasons.every((reason) => MISSING_LETTER.test(reason))) throw error;
    return by.pdf(result, { creationTimestamp });
  }
}

/** Typst checks the rules of PDF/UA-1 that a program can check while it writes such a file, in some milliseconds. */
function isAccessible(by: NodeCompiler, result: NodeTypstDocument): boolean {
  try {
    by.pdf(result, { pdfStandard: 'ua-1' });
    return true;
  } catch {
    return false;
  }
}
