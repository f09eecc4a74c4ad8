import { READABLE } from '../../../contract/words.ts';
import { type Language, numberLocale, readerLanguage } from '../texts/language.ts';

const ACRONYMS: Record<string, string> = { pep: 'PEP', ubo: 'UBO', lei: 'LEI', cin: 'CIN', sla: 'SLA' };

/** A wire word as people read it: `in_analysis` → `In analysis`, `reportType` → `Report type`, `pep` → `PEP`. */
export function toWords(key: string): string {
  const text = READABLE[key] ?? inWords(key);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const inWords = (key: string) =>
  key
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end}_${start.toLowerCase()}`)
    .split('_')
    .map((word) => ACRONYMS[word] ?? word)
    .join(' ');

export const formatNumber = (value: number, digits = 0) =>
  new Intl.NumberFormat(numberLocale(readerLanguage()), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);

/** A figure with its sign, which stays after it between words that run from right to left. */
export const formatPercent = (figure: number | string) =>
  readerLanguage() === 'ar-SA' ? `${figure}%` : `${figure} %`;

/** How similar two names are, 0–1, as the report says it too: with one decimal. */
export const formatSimilarity = (similarity: number) => formatPercent((similarity * 100).toFixed(1));

/** 0–1 as whole per cent. */
export const formatShare = (share: number) => formatPercent(Math.round(share * 100));

export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilo = bytes / 1024;
  if (kilo < 1024) return `${formatNumber(kilo)} KB`;
  const [size, unit] = kilo < 1024 ** 2 ? [kilo / 1024, 'MB'] : [kilo / 1024 ** 2, 'GB'];
  return `${formatNumber(size, size < 100 && !Number.isInteger(size) ? 1 : 0)} ${unit}`;
}

/** Initials of a name: of its first and last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last]
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}

/** Words in a row, with the comma of the reader's language. */
export const listText = (words: readonly string[], language: Language) => words.join(comma(language));

/** Between words in a row, as the language writes it. */
export const comma = (language: Language) => (language === 'ar-SA' ? '، ' : ', ');

/** From what was to what is, in the direction of reading. */
export const arrow = (language: Language) => (language === 'ar-SA' ? '←' : '→');
