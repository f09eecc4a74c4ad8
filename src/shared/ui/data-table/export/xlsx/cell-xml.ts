import type { Cell } from '../sheet.ts';
import { wallClock } from '../time-zone.ts';

type CellKind = 'day' | 'time' | undefined;

/** Rows of `cellXfs` in the workbook's styles. */
export const STYLES = { title: 1, day: 2, time: 3 } as const;

const DAY = 86_400_000;
/** Days between the spreadsheet's day 0 and 1970. */
const EPOCH = 25_569;
/** A cell holds no more. */
const LONGEST_TEXT = 32_767;

/**
 * One cell by its type. A text is an inline string whatever it begins with, so nothing a person typed is ever a
 * formula; days and times are numbers that the style shows as dates.
 */
export function cellXml(name: string, value: Cell, kind: CellKind, zone: string): string {
  if (value === null || value === '') return '';
  if (typeof value === 'boolean') return `<c r="${name}" t="b"><v>${value ? 1 : 0}</v></c>`;
  if (typeof value === 'number') return Number.isFinite(value) ? `<c r="${name}"><v>${value}</v></c>` : '';
  const date = kind && serialOf(value, kind, zone);
  return date ? `<c r="${name}" s="${STYLES[kind]}"><v>${date}</v></c>` : textCell(name, value);
}

export const textCell = (name: string, text: string, style?: number) =>
  `<c r="${name}"${style ? ` s="${style}"` : ''} t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

function serialOf(value: string, kind: 'day' | 'time', zone: string) {
  if (Number.isNaN(Date.parse(value))) return null;
  const wall = kind === 'day' ? Date.parse(value.slice(0, 10)) : wallClock(value, zone);
  return wall / DAY + EPOCH;
}

/** What XML cannot hold goes; `_x0041_` would be read as an escaped letter, so its first sign is escaped itself. */
export function xmlText(text: string) {
  return text
    .slice(0, LONGEST_TEXT)
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/\r/g, '&#13;');
}

/** `A1`, `B1` … `AA1`. */
export function cellName(column: number, row: number): string {
  let name = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  return name + row;
}
