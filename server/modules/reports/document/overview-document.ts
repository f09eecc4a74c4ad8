import type { Block, ReportDocument } from './blocks.ts';

/** Columns by group, each with a figure for each series; stacked where the figures are parts of a whole. */
export type ColumnsBlock = {
  kind: 'columns';
  alt: string;
  stacked: boolean;
  series: { label: string; colour: 'slate' | 'accent' | 'high' | 'medium' | 'low' }[];
  groups: { label: string; values: number[] }[];
};

/** An overview of what is known at a moment, such as the figures of a quarter or a list, before it is laid out. */
export type OverviewDocument = Pick<
  ReportDocument,
  'language' | 'title' | 'firm' | 'confidential' | 'running' | 'page' | 'look'
> & {
  heading: string;
  addressee: string;
  asOf: string;
  /** It is made of figures that change: nothing of it is sealed. */
  hash: '';
  tiles: { label: string; value: string; before: string }[];
  /** A table that needs the width of a page on its side, under headings without numbers. */
  wide?: true;
  chapters: { key: string; title: string; blocks: (Block | ColumnsBlock)[] }[];
};
