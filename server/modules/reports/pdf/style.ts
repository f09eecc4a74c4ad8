import type { StyleDictionary, TableLayout } from 'pdfmake/interfaces';
import { colours } from '../../../../config/theme.ts';

/** The house on paper: same ink, same risk marks, generous margins. */
const paper = colours('light');
export const { ink, slate, line: hairline, accent } = paper;

export const risk = {
  high: { color: paper.high, word: 'High' },
  medium: { color: paper.medium, word: 'Medium' },
  low: { color: paper.low, word: 'Low' },
} as const;

export const styles: StyleDictionary = {
  title: { fontSize: 28, bold: true, color: ink, lineHeight: 1.1 },
  heading: { fontSize: 16, bold: true, color: ink, margin: [0, 18, 0, 6] },
  subheading: { fontSize: 11, bold: true, color: ink, margin: [0, 8, 0, 3] },
  small: { fontSize: 8, color: slate },
  label: { fontSize: 8, color: slate, margin: [0, 0, 0, 1] },
  mono: { fontSize: 7, color: slate, characterSpacing: 0.2 },
  head: { fontSize: 8, bold: true, color: slate },
};

/** Hairlines between rows, none between columns. */
export const ruled: TableLayout = {
  hLineWidth: (i, node) => (i === 0 || i === node.table.body.length ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => hairline,
  paddingLeft: (i) => (i === 0 ? 0 : 6),
  paddingRight: () => 6,
  paddingTop: () => 4,
  paddingBottom: () => 4,
};
