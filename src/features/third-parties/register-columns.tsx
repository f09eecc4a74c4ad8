import { Link } from '@umijs/max';
import { formatDay, plural, toWords } from '@/shared/format';
import { type DataColumn, RiskChip, StatusChip } from '@/shared/ui';
import { RATINGS, RELATIONSHIP_DECISIONS } from '../../../contract/words.ts';
import { addressOf, type ThirdPartyRow } from './third-party.ts';

type Country = { code: string; name: string };

const filter = (values: readonly string[]) => values.map((value) => ({ text: toWords(value), value }));
const yesNo = [
  { text: 'Yes', value: 'true' },
  { text: 'No', value: 'false' },
];

export function registerColumns(
  clientSide: boolean,
  countries: readonly Country[],
): DataColumn<ThirdPartyRow>[] {
  const nameOf = (code: string | null) =>
    countries.find((country) => country.code === code)?.name ?? code ?? '–';
  const columns: DataColumn<ThirdPartyRow>[] = [
    {
      key: 'name',
      title: 'Third party',
      width: 280,
      sorter: true,
      render: (_, row) => (
        <Link to={addressOf(row)} dir="auto" title={row.name}>
          {row.name}
        </Link>
      ),
      csv: (row) => row.name,
    },
    {
      key: 'rating',
      title: 'Risk',
      width: 130,
      sorter: true,
      filters: filter(RATINGS),
      render: (_, row) => <RiskChip band={row.rating} />,
      csv: (row) => row.rating,
    },
    {
      key: 'relationship',
      title: 'Relationship',
      width: 190,
      sorter: true,
      filters: filter(RELATIONSHIP_DECISIONS),
      render: (_, row) => <StatusChip status={row.relationship} dot={dotOf(row.relationship)} />,
      csv: (row) => row.relationship,
    },
    {
      key: 'monitored',
      title: 'Monitored',
      width: 120,
      filters: yesNo,
      filterMultiple: false,
      render: (_, row) => (row.monitored ? 'Yes' : 'No'),
      csv: (row) => row.monitored,
    },
    {
      key: 'nextReviewOn',
      title: 'Next review',
      width: 160,
      sorter: true,
      render: (_, row) => <ReviewDay row={row} />,
      csv: (row) => row.nextReviewOn,
      kind: 'day',
    },
    {
      key: 'withAlerts',
      title: 'Alerts',
      width: 110,
      filters: yesNo,
      filterMultiple: false,
      render: (_, row) => (row.openAlerts > 0 ? plural(row.openAlerts, 'alert') : '–'),
      csv: (row) => row.openAlerts,
    },
    {
      key: 'country',
      title: 'Country',
      width: 160,
      sorter: true,
      render: (_, row) => nameOf(row.country),
      csv: (row) => row.country,
    },
    { key: 'requests', title: 'Requests', width: 100, align: 'right', dataIndex: 'requests' },
  ];
  if (!clientSide)
    columns.splice(1, 0, { key: 'clientName', title: 'Client', width: 200, dataIndex: 'clientName' });
  return columns;
}

export const dotOf = (relationship: ThirdPartyRow['relationship']) =>
  relationship === 'approved' ? 'filled' : relationship === 'approved_with_conditions' ? 'half' : 'hollow';

function ReviewDay({ row }: { row: ThirdPartyRow }) {
  if (!row.nextReviewOn) return <>–</>;
  return (
    <span>
      {formatDay(row.nextReviewOn)}
      {row.reviewDue && (
        <strong>
          {' '}
          <span aria-hidden="true">⚑</span> Due
        </strong>
      )}
    </span>
  );
}
