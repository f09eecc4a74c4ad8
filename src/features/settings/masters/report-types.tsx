import { Button, Table, Tag } from 'antd';
import { useState } from 'react';
import { formatDay, toWords } from '@/shared/format';
import { ErrorState, SkeletonList, useCall } from '@/shared/ui';
import type { masterLists } from '../../../../contract/index.ts';
import { ReportTypeForm } from './report-type-form.tsx';

type ReportType = masterLists.ReportType & { dueIfSubmittedNow: string };

export function ReportTypes() {
  const { data, error, reload } = useCall('GET /reports/v1.0/reporttypes', {}, { quiet: true });
  const [editing, setEditing] = useState<ReportType | 'new' | null>(null);
  if (error) return <ErrorState error={error} onRetry={reload} />;
  if (!data) return <SkeletonList />;
  return (
    <>
      <Button type="primary" onClick={() => setEditing('new')} style={{ marginBottom: 16 }}>
        New report type
      </Button>
      <Table<ReportType>
        rowKey="key"
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={data.Data}
        columns={[
          { title: 'Title', dataIndex: 'title' },
          { title: 'Key', dataIndex: 'key', render: (key: string) => <code>{key}</code> },
          { title: 'Level', dataIndex: 'level', render: toWords },
          { title: 'Business days', dataIndex: 'slaDays', align: 'right' },
          { title: 'Due if submitted now', dataIndex: 'dueIfSubmittedNow', render: formatDay },
          { title: 'Required documents', dataIndex: 'requiredDocuments', align: 'right' },
          {
            title: 'Required sections',
            dataIndex: 'requiredSections',
            width: 280,
            render: (keys: string[]) => keys.map((key) => <Tag key={key}>{toWords(key)}</Tag>),
          },
          {
            title: 'State',
            dataIndex: 'active',
            render: (active: boolean) => <Tag>{active ? 'Offered' : 'Off'}</Tag>,
          },
          {
            title: 'Actions',
            width: 90,
            render: (_, type) => (
              <Button size="small" onClick={() => setEditing(type)} aria-label={`Edit ${type.title}`}>
                Edit
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
