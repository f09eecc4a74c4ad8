import { formatDay } from '@/shared/format';
import { type DataColumn, filterOf, RiskChip, StatusChip, TwoLines } from '@/shared/ui';
import type { CountryNames } from '@/shared/words/country-names';
import type { ToWord } from '@/shared/words/use-words';
import { RATINGS, RELATIONSHIP_DECISIONS } from '../../../../contract/words.ts';
import { type Translate, useTexts } from '../texts/index.ts';
import { addressOf, type ThirdPartyRow } from '../third-party.ts';

export function registerColumns(
  clientSide: boolean,
  countries: CountryNames,
  t: Translate,
  word: ToWord,
): DataColumn<ThirdPartyRow>[] {
  const yesNo = [
    { text: t('yes'), value: 'true' },
    { text: t('no'), value: 'false' },
  ];
  const columns: DataColumn<ThirdPartyRow>[] = [
    {
      key: 'name',
      title: t('thirdParty'),
      width: 224,
      ellipsis: false,
      sorter: true,
      render: (_, row) => <TwoLines text={row.name} to={addressOf(row)} />,
      csv: (row) => row.name,
    },
    {
      key: 'rating',
      title: t('risk'),
      width: 120,
      sorter: true,
      filters: filterOf(RATINGS, word),
      render: (_, row) => <RiskChip band={row.rating} />,
      csv: (row) => row.rating,
    },
    {
      key: 'withAlerts',
      title: t('alerts'),
      width: 104,
      filters: yesNo,
      filterMultiple: false,
      render: (_, row) => (row.openAlerts > 0 ? t('openAlertsAlerts', { openAlerts: row.openAlerts }) : '–'),
      csv: (row) => row.openAlerts,
    },
    {
      key: 'relationship',
      title: t('relationship'),
      width: 216,
      ellipsis: false,
      sorter: true,
      filters: filterOf(RELATIONSHIP_DECISIONS, word),
      render: (_, row) => <StatusChip status={row.relationship} />,
      csv: (row) => row.relationship,
    },
    {
      key: 'nextReviewOn',
      title: t('nextReview'),
      width: 160,
      sorter: true,
      render: (_, row) => <ReviewDay row={row} />,
      csv: (row) => row.nextReviewOn,
      kind: 'day',
    },
    {
      key: 'monitored',
      title: t('monitored'),
      width: 112,
      filters: yesNo,
      filterMultiple: false,
      render: (_, row) => (row.monitored ? t('yes') : t('no')),
      csv: (row) => row.monitored,
    },
    {
      key: 'country',
      title: t('country'),
      width: 160,
      sorter: true,
      render: (_, row) => countries.nameOf(row.country) || '–',
      csv: (row) => row.country,
    },
    { key: 'requests', title: t('requests'), width: 100, align: 'right', dataIndex: 'requests' },
  ];
  if (!clientSide)
    columns.splice(1, 0, {
      key: 'clientName',
      title: t('client'),
      width: 150,
      render: (_, row) => <TwoLines text={row.clientName} />,
      csv: (row) => row.clientName,
    });
  return columns;
}

function ReviewDay({ row }: { row: ThirdPartyRow }) {
  const t = useTexts();
  if (!row.nextReviewOn) return <>–</>;
  return (
    <span>
      {formatDay(row.nextReviewOn)}
      {row.reviewDue && <strong> {t.rich('spanDue', { span: <span aria-hidden="true">⚑</span> })}</strong>}
    </span>
  );
}
