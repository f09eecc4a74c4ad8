import { Button, Popconfirm, Space, Table, Tag } from 'antd';
import { useState } from 'react';
import { formatNumber } from '@/shared/format';
import { useStoredSentence } from '@/shared/server-texts/stored-sentence';
import {
  apart,
  EmptyState,
  ErrorState,
  JobProgress,
  SkeletonList,
  TimeText,
  toast,
  useAct,
  useCall,
} from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { companyRegister } from '../../../../contract/index.ts';
import { ShownOf } from '../shown-of.tsx';
import { useTexts } from '../texts/index.ts';
import { RejectedRows } from './rejected-rows.tsx';
import { UploadRegister } from './upload-register.tsx';

type Version = companyRegister.RegisterVersion;

const POLL_MS = 1500;

/** The register of Indian companies that names and numbers are looked up in: its imports, and which one is in use. */
export function CompanyRegisterTab() {
  const t = useTexts();
  const word = useWords();
  const stored = useStoredSentence();
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
      <UploadRegister />
      {importing?.job && <JobProgress label={t('import')} job={importing.job} />}
      {data.Data.length === 0 ? (
        <EmptyState title={t('companies.none')} text={t('companies.noneText')} />
      ) : (
        <Table<Version>
          rowKey="id"
          size="small"
          scroll={{ x: 'max-content' }}
          pagination={false}
          dataSource={data.Data}
          columns={[
            { title: t('version'), dataIndex: 'number', align: 'right' },
            {
              title: t('state'),
              dataIndex: 'status',
              render: (status: string, { error: why }) => (
                <>
                  <Tag>{word(status)}</Tag>
                  {why && stored(why)}
                </>
              ),
            },
            {
              title: t('imported'),
              dataIndex: 'importedAt',
              render: (at: string) => <TimeText at={at} form="time" />,
            },
            { title: t('by'), dataIndex: 'importedBy', render: apart },
            {
              title: t('companies.companies'),
              dataIndex: 'companies',
              align: 'right',
              render: (count: number) => formatNumber(count),
            },
            {
              title: t('rejectedRows'),
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
              title: t('actions'),
              key: 'act',
              render: (_, version) => <Decide version={version} />,
            },
          ]}
        />
      )}
      <ShownOf which="newest" shown={data.Data.length} total={data.total} />
      <RejectedRows version={opened} onClose={() => setOpened(null)} />
    </>
  );
}

function Decide({ version }: { version: Version }) {
  const t = useTexts();
  const { act, busy, dialog } = useAct('POST /reports/v1.0/companyregister');
  const decide = async (action: 'activate' | 'discard') => {
    if (!(await act({ action, version: version.id }))) return;
    toast.success(
      action === 'activate' ? t('companies.inUse') : t('discarded'),
      t('versionNumber', { number: version.number }),
    );
  };
  if (!['importing', 'staged', 'failed'].includes(version.status)) return null;
  return (
    <Space>
      {version.status === 'staged' && (
        <Button size="small" type="primary" loading={busy} onClick={() => decide('activate')}>
          {t('activate')}
        </Button>
      )}
      <Popconfirm title={t('companies.askDiscard')} onConfirm={() => decide('discard')}>
        <Button size="small" disabled={busy}>
          {t('discard')}
        </Button>
      </Popconfirm>
      {dialog}
    </Space>
  );
}
