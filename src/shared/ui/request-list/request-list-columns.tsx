import { Link } from '@umijs/max';
import type { requests } from '../../../../contract/index.ts';
import { toWords } from '../../format/index.ts';
import type { DataColumn } from '../data-table/types.ts';
import { RiskChip } from '../risk-chip/risk-chip.tsx';
import { StatusChip } from '../status-chip/status-chip.tsx';
import { DueDay } from './due-day.tsx';

/** What every list of requests shows, whatever else its rows hold. */
type Listed = {
  legalName: string;
  status: string;
  dueOn: string | null;
  overdue: boolean;
  forecast?: requests.RequestRow['forecast'];
  clientName?: string;
  drafterName?: string | null;
  rating?: 'high' | 'medium' | 'low' | null;
  provisional?: boolean;
  overrideUntil?: string | null;
};

type Options<Row> = {
  /** The row's field that holds the number, by which the list sorts. */
  number: keyof Row & string;
  addressOf: (row: Row) => string;
  statuses: readonly string[];
};

export const filterOf = (values: readonly string[]) =>
  values.map((value) => ({ text: toWords(value), value }));

/** The columns that the lists of requests have in common; each list takes those it needs. */
export const requestListColumns = <Row extends Listed>({ number, addressOf, statuses }: Options<Row>) =>
  ({
    number: {
      key: number,
      title: 'Request',
      width: 112,
      sorter: true,
      fixed: 'left',
      render: (_, row) => <Link to={addressOf(row)}>{String(row[number])}</Link>,
      csv: (row) => String(row[number]),
    },
    legalName: {
      key: 'legalName',
      title: 'Third party',
      width: 240,
      sorter: true,
      render: (_, row) => (
        <span title={row.legalName} dir="auto">
          {row.legalName || 'Unnamed draft'}
        </span>
      ),
      csv: (row) => row.legalName,
    },
    clientName: {
      key: 'clientName',
      title: 'Client',
      width: 200,
      sorter: true,
      csv: (row) => row.clientName,
      render: (_, row) => <span dir="auto">{row.clientName}</span>,
    },
    status: {
      key: 'status',
      title: 'Status',
      width: 136,
      sorter: true,
      filters: filterOf(statuses),
      render: (_, row) => <StatusChip status={row.status} />,
      csv: (row) => row.status,
    },
    rating: {
      key: 'rating',
      title: 'Risk',
      width: 176,
      render: (_, row) => (
        <>
          <RiskChip band={row.rating} provisional={Boolean(row.rating) && row.provisional === true} />
          {row.overrideUntil && <span title="Overridden by a person"> until {row.overrideUntil}</span>}
        </>
      ),
      csv: (row) => row.rating,
    },
    dueOn: {
      key: 'dueOn',
      title: 'Due',
      width: 200,
      sorter: true,
      render: (_, { dueOn, overdue, forecast }) => <DueDay {...{ dueOn, overdue, forecast }} />,
      csv: (row) => row.dueOn,
      kind: 'day',
    },
    drafterName: {
      key: 'drafterName',
      title: 'Drafter',
      width: 160,
      render: (_, row) => <span dir="auto">{row.drafterName ?? '–'}</span>,
      csv: (row) => row.drafterName,
    },
  }) satisfies Record<string, DataColumn<Row>>;
