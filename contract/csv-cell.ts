/** Text as a cell of a CSV. No imports: whatever writes or reads one uses the same rule. */

/** Spaces, control, format and unassigned characters: what a spreadsheet drops before it looks at a cell. */
const HIDDEN = '[\\p{Z}\\p{C}\\p{M}\\u115f\\u1160\\u2800\\u3164\\uffa0]';
/** Begins a formula in Excel, LibreOffice or Google Sheets: = + - @, of full width, small, raised and lowered too. */
const SIGN = '[=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−]';
/** At these, some spreadsheets begin a cell although they stand within one. */
const WITHIN = '[;\\t\\r\\n]';
/** The repetition ends: a cell of nothing but spaces must not take longer than reading. */
const runs = `(?:${HIDDEN}{0,200}${SIGN}|${HIDDEN}{200})`;
/** In what was neutralised another apostrophe may stand before the sign, where a line break begins a cell once more. */
const ran = `(?:(?:${HIDDEN}|'){0,200}${SIGN}|${HIDDEN}{200})`;

const runsWithin = new RegExp(`(${WITHIN})(?=${runs})`, 'gu');
const runsAtStart = new RegExp(`^(?=[\\t\\r\\n]|${runs})`, 'u');
const ranWithin = new RegExp(`(${WITHIN})'(?=${ran})`, 'gu');
const ranAtStart = new RegExp(`^'(?=[\\t\\r\\n]|${ran})`, 'u');

/** The text with an apostrophe before whatever a spreadsheet would run as a formula. */
export const neutraliseCell = (text: string): string =>
  text.replace(runsWithin, "$1'").replace(runsAtStart, "'");

/** What `neutraliseCell` was given. */
export const restoreCell = (text: string): string => text.replace(ranAtStart, '').replace(ranWithin, '$1');
