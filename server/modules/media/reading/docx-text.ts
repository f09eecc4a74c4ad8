import JSZip from 'jszip';
import { SaxesParser } from 'saxes';
import { type DocumentText, PASTE_INSTEAD, UnreadableDocument } from './unreadable-document.ts';

/** The parts of a Word file that hold what it says. */
const PARTS = ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml'];

/** The paragraphs of a Word file. Its parts were counted when it was taken in; entities are never expanded. */
export async function docxText(content: Uint8Array): Promise<DocumentText> {
  try {
    const archive = await JSZip.loadAsync(content);
    const texts: string[] = [];
    for (const name of PARTS) {
      const part = await archive.file(name)?.async('string');
      if (part) texts.push(paragraphsOf(part));
    }
    return { text: texts.join('\n\n'), pages: [] };
  } catch {
    throw new UnreadableDocument(`It cannot be read as a Word file. ${PASTE_INSTEAD}`);
  }
}

function paragraphsOf(xml: string): string {
  const paragraphs: string[] = [];
  let paragraph = '';
  let inText = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    inText = name === 'w:t';
    if (name === 'w:tab' || name === 'w:br') paragraph += ' ';
  });
  parser.on('text', (text) => {
    if (inText) paragraph += text;
  });
  parser.on('closetag', ({ name }) => {
    inText = false;
    if (name !== 'w:p') return;
    if (paragraph.trim() !== '') paragraphs.push(paragraph.trim());
    paragraph = '';
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return paragraphs.join('\n\n');
}
