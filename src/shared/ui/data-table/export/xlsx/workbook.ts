import { loadPart } from '../../../../http/api-problem.ts';
import type { Sheet } from '../sheet.ts';
import { cellName, cellXml, STYLES, textCell, xmlText } from './cell-xml.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Rows become text in parts, so the page can be used meanwhile and no one string holds the whole sheet. */
const ROWS_A_PART = 2_000;

/** A workbook of one sheet: titles in bold that stay in sight, a filter on them, dates as dates of the zone. */
export async function toWorkbook(name: string, sheet: Sheet, zone: string): Promise<Blob> {
  const { default: JSZip } = await loadPart(() => import('jszip'));
  const book = new JSZip();
  book.file('[Content_Types].xml', contentTypes);
  book.file('_rels/.rels', relations([`${RELS}/officeDocument`, 'xl/workbook.xml']));
  book.file('xl/workbook.xml', workbookXml(name));
  book.file(
    'xl/_rels/workbook.xml.rels',
    relations([`${RELS}/worksheet`, 'worksheets/sheet1.xml'], [`${RELS}/styles`, 'styles.xml']),
  );
  book.file('xl/styles.xml', styles);
  book.file('xl/worksheets/sheet1.xml', await sheetXml(sheet, zone));
  const mimeType = `${KIND}.sheet`;
  return book.generateAsync({ type: 'blob', mimeType, compression: 'DEFLATE', streamFiles: true });
}

async function sheetXml({ columns, rows }: Sheet, zone: string): Promise<Uint8Array> {
  const bytes = new TextEncoder();
  const parts: Uint8Array[] = [];
  const say = (text: string) => parts.push(bytes.encode(text));
  const all = `A1:${cellName(Math.max(columns.length - 1, 0), rows.length + 1)}`;
  say(
    `${HEAD}<worksheet xmlns="${MAIN}"><dimension ref="${all}"/><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.map(({ kind }, index) => `<col min="${index + 1}" max="${index + 1}" width="${kind === 'time' ? 19 : 18}" customWidth="1"/>`).join('')}</cols><sheetData><row r="1">${columns.map(({ title }, index) => textCell(cellName(index, 1), title, STYLES.title)).join('')}</row>`,
  );
  for (let from = 0; from < rows.length; from += ROWS_A_PART) {
    const part = rows.slice(from, from + ROWS_A_PART).map((row, index) => {
      const number = from + index + 2;
      const cells = row.map((cell, at) => cellXml(cellName(at, number), cell, columns[at]?.kind, zone));
      return `<row r="${number}">${cells.join('')}</row>`;
    });
    say(part.join(''));
    await new Promise((done) => setTimeout(done));
  }
  say(`</sheetData><autoFilter ref="${all}"/></worksheet>`);
  return joined(parts);
}

function joined(parts: readonly Uint8Array[]) {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** At most 31 signs, none of those that addresses of cells are made of. */
const sheetName = (name: string) =>
  xmlText(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)).replace(/"/g, '&quot;');

const workbookXml = (name: string) =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELS}"><sheets><sheet name="${sheetName(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

const relations = (...targets: readonly [type: string, target: string][]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${targets.map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`).join('')}</Relationships>`;

const contentTypes = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${KIND}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/></Types>`;

/** In the order of STYLES: plain, bold title, day, time. */
const styles = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`;
