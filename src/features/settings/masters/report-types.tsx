import { Tag } from 'antd';
import { formatDay } from '@/shared/format';
import { ErrorState, SkeletonList, useCall } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { masterLists } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';
import { MasterTable } from './master-table.tsx';
import { ReportTypeForm } from './report-type-form.tsx';
import { sectionTitle } from './section-title.ts';

type ReportType = masterLists.ReportType & { dueIfSubmittedNow: string };

export function ReportTypes() {
  const t = useTexts();
  const word = useWords();
  const { data, error, reload } = useCall('GET /reports/v1.0/reporttypes', {}, { quiet: true });
  if (error && !data) return <ErrorState error={error} onRetry={reload} />;
  if (!data) return <SkeletonList />;
  const sections = [...new Set(data.Data.flatMap((type) => type.requiredSections))];
  return (
    <MasterTable<ReportType>
      rows={data.Data}
      newLabel={t('masters.newReportType')}
      columns={[
        { title: t('masters.level'), dataIndex: 'level', width: 92, render: word },
        { title: t('masters.businessDays'), dataIndex: 'slaDays', width: 88, align: 'right' },
        { title: t('masters.dueNow'), dataIndex: 'dueIfSubmittedNow', width: 108, render: formatDay },
        { title: t('masters.requiredDocuments'), dataIndex: 'requiredDocuments', width: 104, align: 'right' },
        {
          title: t('masters.requiredSections'),
          dataIndex: 'requiredSections',
          render: (keys: string[]) =>
            keys.map((key) => (
              <Tag key={key} style={{ whiteSpace: 'normal' }}>
                {sectionTitle(key, t, word)}
              </Tag>
            )),
        },
      ]}
      onChanged={reload}
      form={(type, closing) => <ReportTypeForm type={type} sections={sections} {...closing} />}
    />
  );
}
