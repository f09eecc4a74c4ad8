import type { ProColumns } from '@ant-design/pro-components';
import type { ReactNode } from 'react';
import type { OperationKey } from '../../../../contract/index.ts';

/** What a list call takes; `filters` hold one or more values per column key. */
export type ListQuery = {
  current: number;
  pageSize: number;
  sort?: string;
  search?: string;
} & Record<string, string | number | string[] | undefined>;

export type ListAnswer<Row> = { Data: readonly Row[]; total: number };

/**
 * A pro-table column with a plain title. `key` is the field of sorting and filtering, `csv` its cell in an export, where
 * `kind` makes a day or a moment of it.
 */
export type DataColumn<Row> = Omit<ProColumns<Row>, 'title' | 'key'> & {
  key: string;
  title: string;
  /** Of a fitted list: how narrow the column may become before it, or one that stays, is left out. */
  leastWidth?: number;
  /** Of a fitted list: it has room before the columns that do not stay. */
  stays?: boolean;
  csv?: (row: Row) => string | number | boolean | null | undefined;
  kind?: 'day' | 'time';
};

export type DataTableProps<Row> = {
  /** Names the file of the export and what the person set up here (columns, density). */
  name: string;
  /** As long as it is the same list of columns, cells of the same row are not drawn again. */
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  /** The operation that `load` calls: its acts make the list load again. */
  reads: OperationKey;
  load: (query: ListQuery, signal?: AbortSignal) => Promise<ListAnswer<Row>>;
  /** Parameters of the address besides the columns' filters that go into the query, e.g. `view`. */
  addressFilters?: readonly string[];
  searchPlaceholder?: string;
  defaultSort?: string;
  empty: ReactNode;
  /** One row on a phone or a tablet. */
  card?: (row: Row) => ReactNode;
  /** What the box of a card says that it chooses. */
  nameOf?: (row: Row) => string;
  toolbar?: ReactNode;
  /** Acts on the selected rows; giving it shows the checkboxes. */
  bulk?: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** Saves what a query gives as a PDF that the server lays out; giving it lets the export be one. */
  savePdf?: (query: ListQuery) => Promise<void>;
  /** The parameter by which `load` gives the selected rows alone; giving it lets them be exported. */
  selectedBy?: string;
  onOpen?: (row: Row) => void;
  /** What Space shows of a row, without leaving the list. */
  onPreview?: (row: Row) => void;
  /** Change it to load again. */
  reloadKey?: string | number;
  /** Asks again every so many milliseconds while visible. */
  pollEvery?: number;
  /**
   * Rows of one height, and of the columns, which come in the order of their priority and after those that stay, as many as
   * there is room for; the others are shown once somebody chooses them.
   */
  fitted?: boolean;
  /** What one filtered and sorted can be kept under a title, and shared. */
  views?: boolean;
};
