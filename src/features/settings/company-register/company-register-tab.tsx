import { Button, Popconfirm, Space, Table, Tag } from 'antd';
import { useState } from 'react';
import { formatNumber, toWords } from '@/shared/format';
import {
  EmptyState,
  ErrorState,
  JobProgress,
  SkeletonList,
  TimeText,
  toast,
  useAct,
  useCall,
} from '@/shared/ui';
import type { companyRegister } from '../../../../contract/index.ts';
import { RejectedRows } from './rejected-rows.tsx';
import { UploadRegister } from './upload-register.tsx';

type Version = companyRegister.RegisterVersion;

const POLL_MS = 1500;

/** The register of Indian companies that names and numbers are looked up in: its imports, and which one is in use. */
export function CompanyRegisterTab() {
  const [opened, setOpened] = useState<Version | null>(null);
  const { data, error, reload } = useCall(
    'GET /reports/v1.0/companyregister',
    {},
    {
      pollEvery: ({ Data }) => (Data.some(({ status }) => status === 'importing') ? POLL_MS : undefined),
    },
  );
  const importing = data?.Data.find(({ status }) => status === 'importing');
  if (error && !data) return <ErrorState error={error} onRetry={reload} />;
  if (!data) return <SkeletonList />;
  return (
    <>
      <UploadRegister onStarted={reload} />
      {importing?.job && <JobProgress label="Import" job={importing.job} />}
      {data.Data.length === 0 ? (
        <EmptyState
          title="No company register yet"
          text="Import the company master of the Ministry of Corporate Affairs (CSV). Names of Indian companies, CINs and LLPINs are then checked against it, also when clients enter them."
        />
      ) : (
        <Table<Version>
          rowKey="id"
          size="small"
          scroll={{ x: 'max-content' }}
          pagination={false}
          dataSource={data.Data}
          columns={[
            { title: 'Version', dataIndex: 'number', align: 'right' },
            {
              title: 'State',
              dataIndex: 'status',
              render: (status: string, { error: why }) => (
                <>
                  <Tag>{toWords(status)}</Tag>
                  {why}
                </>
              ),
            },
            {
              title: 'Imported',
              dataIndex: 'importedAt',
              render: (at: string) => <TimeText at={at} form="time" />,
            },
            { title: 'By', dataIndex: 'importedBy' },
            {
              title: 'Companies',
              dataIndex: 'companies',
              align: 'right',
              render: (count: number) => formatNumber(count),
            },
            {
              title: 'Rejected rows',
              dataIndex: 'rejectedRows',
              align: 'right',
              render: (rows: number, version) =>
                rows === 0 ? (
                  '0'
                ) : (
                  <Button type="link" size="small" onClick={() => setOpened(version)}>
                    {formatNumber(rows)}
                  </Button>
                ),
            },
            {
              title: 'SHA-256',
              dataIndex: 'sha256',
              render: (hash: string) => <code title={hash}>{hash.slice(0, 12)}</code>,
            },
            {
              title: 'Actions',
              key: 'act',
              render: (_, version) => <Decide version={version} onChanged={reload} />,
            },
          ]}
        />
      )}
      <RejectedRows version={opened} onClose={() => setOpened(null)} />
    </>
  );
}

function Decide({ version, onChanged }: { version: Version; onChanged: () => void }) {
  const { act, busy, dialog } = useAct('POST /reports/v1.0/companyregister');
  const decide = async (action: 'activate' | 'discard') => {
    if (!(await act({ action, version: version.id }))) return;
    toast.success(action === 'activate' ? 'In use' : 'Discarded', `Version ${version.number}`);
    onChanged();
  };
  if (!['importing', 'staged', 'failed'].includes(version.status)) return null;
  return (
    <Space>
      {version.status === 'staged' && (
        <Button size="small" type="primary" loading={busy} onClick={() => decide('activate')}>
          Activate
        </Button>
      )}
      <Popconfirm title="Discard this import?" onConfirm={() => decide('discard')}>
        <Button size="small" disabled={busy}>
          Discard
        </Button>
      </Popconfirm>
      {dialog}
    </Space>
  );
}
