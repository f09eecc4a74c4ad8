import type { RatingBand } from '../../../../contract/words.ts';
import type { Language } from '../../../platform/index.ts';
import type { Look } from './look.ts';

/** A run of a text that people wrote, with the numbers of the sources that it cites. */
export type Span = { text: string; strong?: true; cites?: number[] };

/** A piece of text, with the findings and sources that it refers to and how it is marked. */
export type Cell = {
  text: string;
  /** The same text in its runs. */
  spans?: Span[];
  risk?: RatingBand;
  /** A share of 1, drawn as a bar. */
  bar?: number;
  strong?: boolean;
};

/** `width` is a share of the columns’ sum. */
export type Column = { title: string; width: number; numeric?: boolean };

type ChartNode = { name: string; x: number; y: number; isSubject: boolean; isSanctioned: boolean };
type ChartEdge = { from: number; to: number; label: string };
export type Chart = { nodes: ChartNode[]; edges: ChartEdge[]; width: number; height: number; box: number };

/** What a report consists of, before it is laid out as PDF or Word. */
export type Block =
  | { kind: 'text'; text: string; tone?: 'lead' | 'quiet' }
  | { kind: 'spans'; spans: Span[] }
  /** Under the title of its chapter; `inner` headings stand under another. */
  | { kind: 'heading'; text: string; inner?: boolean }
  /** `start` is the first number; null where the items are not numbered. */
  | { kind: 'list'; start: number | null; items: Span[][] }
  | { kind: 'facts'; rows: { label: string; value: Cell }[] }
  /** A row of one cell goes across all columns. */
  | { kind: 'table'; columns: Column[]; rows: Cell[][] }
  | { kind: 'timeline'; entries: { day: string; text: string; risk: RatingBand; finding: number }[] }
  | { kind: 'chart'; chart: Chart; alt: string; holdings: string[] }
  | {
      kind: 'finding';
      number: number;
      name: string;
      risk: RatingBand;
      meta: string;
      text: string;
      excerpt: string;
      cites: number[];
    };

export type Chapter = { key: string; title: string; blocks: Block[] };

export type ReportDocument = {
  language: Language;
  /** As the document declares it. */
  title: string;
  kicker: string;
  firm: string;
  look: Look;
  legalName: string;
  nativeName: string;
  verdict: {
    risk: RatingBand;
    word: string;
    label: string;
    text: string;
    adviceLabel: string;
    advice: string;
    why: string;
  };
  facts: { label: string; value: string }[];
  confidential: string;
  addressee: string;
  /** What an editable copy says of itself. */
  copy: string;
  /** Stands on every page. */
  running: string;
  hash: string;
  page: string;
  contents: string;
  chapters: Chapter[];
};
