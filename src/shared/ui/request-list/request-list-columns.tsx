import { Link } from '@umijs/max';
import { type ReactNode, useMemo } from 'react';
import type { requests } from '../../../../contract/index.ts';
import { type ToWord, useWords } from '../../words/use-words.ts';
import { Avatar } from '../avatar/avatar.tsx';
import type { DataColumn } from '../data-table/types.ts';
import { RequestRisk } from '../risk-chip/request-risk.tsx';
import { StatusChip } from '../status-chip/status-chip.tsx';
import { type Translate, useTexts } from '../texts/index.ts';
import { ChangedDot } from './changed-dot.tsx';
import { DueDay } from './due-day.tsx';
import styles from './request-list.module.css';

/** What every list of requests shows, whatever else its rows hold. */
type Listed = {
  legalName: string;
  status: string;
  dueOn: string | null;
  overdue: boolean;
  forecast?: requests.RequestRow['forecast'];
  clientName?: string;
  drafterName?: string | null;
  changed?: requests.RequestRow['changed'];
} & Parameters<typeof RequestRisk>[0]['of'];

type Options<Row> = {
  /** The row's field that holds the number, by which the list sorts. */
  number: keyof Row & string;
  addressOf: (row: Row) => string;
  statuses: readonly string[];
};

/** The values that a column is filtered by, in words. */
export const filterOf = (values: readonly string[], word: ToWord) =>
  values.map((value) => ({ text: word(value), value }));

/** The columns that the lists of requests have in common; each list takes those it needs. */
const requestListColumns = <Row extends Listed>(
  { number, addressOf, statuses }: Options<Row>,
  t: Translate,
  word: ToWord,
) =>
  ({
    number: {
      key: number,
      title: t('request'),
      width: 104,
      sorter: true,
      fixed: 'left',
      render: (_, row) => <Link to={addressOf(row)}>{String(row[number])}</Link>,
      csv: (row) => String(row[number]),
    },
    legalName: {
      key: 'legalName',
      title: t('thirdParty'),
      width: 208,
      leastWidth: 170,
      stays: true,
      ellipsis: false,
      sorter: true,
      render: (_, row) => (
        <TwoLines text={row.legalName || t('unnamedDraft')} before={<ChangedDot changed={row.changed} />} />
      ),
      csv: (row) => row.legalName,
    },
    clientName: {
      key: 'clientName',
      title: t('client'),
      width: 140,
      sorter: true,
      csv: (row) => row.clientName,
      render: (_, row) => <TwoLines text={row.clientName ?? ''} />,
    },
    status: {
      key: 'status',
      title: t('status'),
      width: 146,
      stays: true,
      sorter: true,
      filters: filterOf(statuses, word),
      render: (_, row) => <StatusChip status={row.status} />,
      csv: (row) => row.status,
    },
    rating: {
      key: 'rating',
      title: t('risk'),
      width: 208,
      leastWidth: 180,
      // It takes two lines.
      ellipsis: false,
      render: (_, row) => (
        <div className={styles.risk}>
          <RequestRisk of={row} />
        </div>
      ),
      csv: (row) => row.rating,
    },
    dueOn: {
      key: 'dueOn',
      title: t('due'),
      width: 124,
      leastWidth: 124,
      stays: true,
      sorter: true,
      render: (_, { dueOn, overdue, forecast }) => (
        <div className={styles.due}>
          <DueDay {...{ dueOn, overdue, forecast }} />
        </div>
      ),
      csv: (row) => row.dueOn,
      kind: 'day',
    },
    drafterName: {
      key: 'drafterName',
      title: t('drafter'),
      width: 150,
      render: (_, row) =>
        row.drafterName ? (
          <div className={styles.person}>
            <Avatar name={row.drafterName} size="small" />
            <TwoLines text={row.drafterName} />
          </div>
        ) : (
          '–'
        ),
      csv: (row) => row.drafterName,
    },
  }) satisfies Record<string, DataColumn<Row>>;

type TwoLinesProps = {
  text: string;
  before?: ReactNode;
  /** The address that the text leads to. */
  to?: string;
  children?: ReactNode;
};

/** What is cut after its second line: a text at its own end, whatever the direction of the page. */
export const TwoLines = ({ text, before, to, children }: TwoLinesProps) => (
  <div className={styles.lines} title={text} dir={children ? undefined : 'auto'}>
    {before}
    {children ?? (to ? <Link to={to}>{text}</Link> : text)}
  </div>
);

/** The same in the reader's language. */
export function useRequestListColumns<Row extends Listed>({ number, addressOf, statuses }: Options<Row>) {
  const t = useTexts();
  const word = useWords();
  return useMemo(
    () => requestListColumns<Row>({ number, addressOf, statuses }, t, word),
    [number, addressOf, statuses, t, word],
  );
}
