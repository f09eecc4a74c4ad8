import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pdfOfPacked, plainPdf } from '../../../../tests/support/documents/hostile-pdf.ts';
import { officeFile, type ZipPart } from '../../../../tests/support/documents/hostile-zip.ts';
import { extensionOf } from '../name-rules.ts';
import { checkContent } from './content-check.ts';

type Content = string | Buffer;
const directory = await mkdtemp(join(tmpdir(), 'prudence-active-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

/** The sentence it is refused with, or its type. */
async function judge(name: string, content: Content): Promise<string> {
  const path = join(directory, 'file');
  await writeFile(path, content);
  return checkContent(path, Buffer.byteLength(content), name, extensionOf(name)).catch((error) => {
    if (error.code !== 'file.not_allowed') throw error;
    return error.message.replace(/^.* was not taken: /, '');
  });
}

const word = (extra: ZipPart[] = [], main?: string) => officeFile('docx', extra, main);

describe('W11 refused: what runs, loads or carries once it is opened', () => {
  const elsewhere = 'it loads content from elsewhere.';
  const program = 'it holds a field that starts a program (DDE).';
  const object = 'it holds an embedded object (OLE).';
  const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const rels = (type: string, mode = 'TargetMode="External"', tag = 'Relationship') =>
    word([
      {
        name: 'word/_rels/settings.xml.rels',
        content: `<Relationships><${tag} Id="r1" Type="${types}/${type}" Target="http://192.0.2.1/x" ${mode}/></Relationships>`,
      },
    ]);
  const utf16 = (xml: string) =>
    word([{ name: 'word/_rels/settings.xml.rels', content: Buffer.from(`\ufeff${xml}`, 'utf16le') }]);
  const template = `<Relationships><Relationship Type="${types}/attachedTemplate" TargetMode="External"/></Relationships>`;
  const instr = (...texts: string[]) =>
    `<w:p xmlns:w="w">${texts.map((text) => `<w:r><w:instrText>${text}</w:instrText></w:r>`).join('')}</w:p>`;
  const ole = Buffer.from('d0cf11e0a1b11ae100000000', 'hex');
  const packed = (filter: string) =>
    `${plainPdf()}4 0 obj\n<</Type /ObjStm /N 1 /First 5 /Filter ${filter} /Length 4>>\nstream\nabcd\nendstream\nendobj\n`;
  const refused: [string, string, Content, string][] = [
    ['a template from elsewhere', 'a.docx', rels('attachedTemplate'), elsewhere],
    ['an object from elsewhere', 'a.docx', rels('oleObject'), elsewhere],
    [
      'a frame from elsewhere, its mode in numbers',
      'a.docx',
      rels('frame', "TargetMode='&#69;xternal'"),
      elsewhere,
    ],
    ['the same with a prefix', 'a.docx', rels('frame', 'TargetMode="External"', 'p:Relationship'), elsewhere],
    ['a template from elsewhere in UTF-16', 'a.docx', utf16(template), elsewhere],
    ['DDEAUTO', 'a.docx', word([], instr(' DDEAUTO c:\\\\cmd.exe "/c calc" ')), program],
    ['DDE over several runs', 'a.docx', word([], instr(' D', 'DE', 'AUTO cmd')), program],
    ['dde in numbers', 'a.docx', word([], instr('&#100;&#x64;e cmd')), program],
    ['DDE of the numbers of its letters', 'a.docx', word([], instr(' QUOTE 68 68 69 65 85 84 79 ')), program],
    ['DDE in a simple field', 'a.docx', word([], '<w:fldSimple w:instr=" DDE cmd "/>'), program],
    ['DDE in a header', 'a.docx', word([{ name: 'word/header1.xml', content: instr('DDE x') }]), program],
    [
      'DDE in a sheet',
      'a.xlsx',
      officeFile('xlsx', [
        {
          name: 'xl/externalLinks/externalLink1.xml',
          content: '<externalLink><ddeLink ddeService="cmd"/></externalLink>',
        },
      ]),
      program,
    ],
    ['an object', 'a.docx', word([{ name: 'word/embeddings/oleObject1.bin', content: 'x' }]), object],
    ['an object under another name', 'a.docx', word([{ name: 'word/media/a.png', content: ole }]), object],
    [
      'a script in a PDF',
      'a.pdf',
      `${plainPdf()}5 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj`,
      'it holds a script.',
    ],
    ['its name in numbers', 'a.pdf', `${plainPdf()}5 0 obj<</S/J#61v#61Script>>endobj`, 'it holds a script.'],
    [
      'a program that is started',
      'a.pdf',
      `${plainPdf()}<</OpenAction<</S/Launch/F(cmd.exe)>>>>`,
      'it starts a program.',
    ],
    ['a file in a PDF', 'a.pdf', `${plainPdf()}<</Type/EmbeddedFile>>`, 'it holds embedded files.'],
    ['a form that sends', 'a.pdf', `${plainPdf()}<</S/SubmitForm>>`, 'it sends what is entered elsewhere.'],
    [
      'a script in packed objects',
      'a.pdf',
      pdfOfPacked('<</OpenAction<</S/JavaScript>>>>'),
      'it holds a script.',
    ],
    [
      'packed objects under a name in numbers',
      'a.pdf',
      `${plainPdf()}<</Type/#4fbjStm>>`,
      'it hides what it holds.',
    ],
    [
      'objects packed twice',
      'a.pdf',
      packed('[/ASCIIHexDecode /FlateDecode]'),
      'its inside could not be read.',
    ],
    ['objects packed another way', 'a.pdf', packed('/LZWDecode'), 'its inside could not be read.'],
  ];
  test.each(refused)('%s', async (_what, name, content, why) => {
    expect(await judge(name, content)).toBe(why);
  });

  const taken: [string, string, Content][] = [
    ['a link', 'a.docx', rels('hyperlink')],
    ['a picture from elsewhere', 'a.docx', rels('image')],
    ['a part of its own', 'a.docx', rels('styles', 'TargetMode="Internal"')],
    ['a page number', 'a.docx', word([], instr(' PAGE ', ' \\* MERGEFORMAT '))],
    ['a text that speaks of DDE', 'a.docx', word([], '<w:p><w:t>DDEAUTO and DDE</w:t></w:p>')],
    [
      'a PDF that opens at a page',
      'a.pdf',
      `${plainPdf()}<</OpenAction[3 0 R/FitH null]/Names<</Dests 9 0 R>>>>`,
    ],
    ['a PDF with a link', 'a.pdf', `${plainPdf()}<</A<</S/URI/URI(https://example.com)>>>>`],
    ['a PDF of packed objects in a list of one', 'a.pdf', packed('[/FlateDecode]')],
  ];
  test.each(taken)('taken: %s', async (_what, name, content) => {
    expect(await judge(name, content)).toMatch(/^application\//);
  });
});
