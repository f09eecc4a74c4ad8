import { Button, Table, Tag } from 'antd';
import { useState } from 'react';
import { formatDay } from '@/shared/format';
import { apart, ErrorState, SkeletonList, useCall } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { masterLists } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';
import { ReportTypeForm } from './report-type-form.tsx';
import { sectionTitle } from './section-title.ts';

type ReportType = masterLists.ReportType & { dueIfSubmittedNow: string };

export function ReportTypes() {
  const t = useTexts();
  const word = useWords();
  const { data, error, reload } = useCall('GET /reports/v1.0/reporttypes', {}, { quiet: true });
  const [editing, setEditing] = useState<ReportType | 'new' | null>(null);
  if (error) return <ErrorState error={error} onRetry={reload} />;
  if (!data) return <SkeletonList />;
  return (
    <>
      <Button type="primary" onClick={() => setEditing('new')} style={{ marginBottom: 16 }}>
        {t('masters.newReportType')}
      </Button>
      <Table<ReportType>
        rowKey="key"
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={data.Data}
        columns={[
          {
            title: t('masters.title'),
            dataIndex: 'title',
            render: apart,
          },
          { title: t('masters.key'), dataIndex: 'key', render: (key: string) => <code>{key}</code> },
          { title: t('masters.level'), dataIndex: 'level', render: word },
          { title: t('masters.businessDays'), dataIndex: 'slaDays', align: 'right' },
          { title: t('masters.dueNow'), dataIndex: 'dueIfSubmittedNow', render: formatDay },
          { title: t('masters.requiredDocuments'), dataIndex: 'requiredDocuments', align: 'right' },
          {
            title: t('masters.requiredSections'),
            dataIndex: 'requiredSections',
            width: 280,
            render: (keys: string[]) => keys.map((key) => <Tag key={key}>{sectionTitle(key, t, word)}</Tag>),
          },
          {
            title: t('state'),
            dataIndex: 'active',
            render: (active: boolean) => <Tag>{active ? t('masters.offered') : t('masters.off')}</Tag>,
          },
          {
            title: t('actions'),
            width: 90,
            render: (_, type) => (
              <Button
                size="small"
                onClick={() => setEditing(type)}
                aria-label={t('editNamed', { name: type.title })}
              >
                {t('edit')}
              </Button>
            ),
          },
        ]}
      />
      {editing && (
        <ReportTypeForm
          type={editing === 'new' ? null : editing}
          sections={[...new Set(data.Data.flatMap((type) => type.requiredSections))]}
          onClose={() => setEditing(null)}
          onDone={() => {
            setEditing(null);
            reload();
          }}
        />
      )}
    </>
  );
}
