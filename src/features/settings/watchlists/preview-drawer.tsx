import { EllipsisOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Alert, Button, Drawer, Grid, Popconfirm, Select, Space, Table, Tabs } from 'antd';
import { useState } from 'react';
import { formatSimilarity } from '@/shared/format';
import { useStoredSentence } from '@/shared/server-texts/stored-sentence';
import { apart, ErrorState, SkeletonList, toast, useAct, useCall } from '@/shared/ui';
import type { AnswerOf } from '../../../../contract/index.ts';
import { ShownOf } from '../shown-of.tsx';
import { useTexts } from '../texts/index.ts';
import { Comparison } from './comparison.tsx';
import { UnknownTopics } from './unknown-topics.tsx';

const POLL_MS = 1500;

type Preview = NonNullable<AnswerOf<'GET /reports/v1.0/watchlists'>['preview']>;
type PreviewDrawerProps = {
  version: string | null;
  /** What the list of the version is called. */
  list?: string | undefined;
  onClose: () => void;
};

/** What a version changes, which requests it touches, what it could not read; then activate or discard. */
export function PreviewDrawer({ version, list = '', onClose }: PreviewDrawerProps) {
  const t = useTexts();
  const { data, error, reload } = useCall('GET /reports/v1.0/watchlists', version ? { version } : null, {
    quiet: true,
    pollEvery: ({ preview: shown }) => (shown?.comparison?.job ? POLL_MS : undefined),
  });
  const preview = version && data?.preview?.version.id === version ? data.preview : undefined;
  return (
    <Drawer
      open={version !== null}
      onClose={onClose}
      size={760}
      title={preview ? t('watchlists.versionOf', { list, number: preview.version.number }) : t('version')}
      extra={
        preview?.version.status === 'staged' && (
          <Decide preview={preview} onDone={onClose} onReload={reload} />
        )
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={reload} />
      ) : preview ? (
        <>
          {preview.version.status === 'staged' && <UnknownTopics preview={preview} onSaved={onClose} />}
          <Comparison preview={preview} onReload={reload} />
          <Changes preview={preview} />
        </>
      ) : (
        <SkeletonList />
      )}
    </Drawer>
  );
}

type DecideProps = { preview: Preview; onDone: () => void; onReload: () => void };

function Decide({ preview: { version, base, unknownTopics }, onDone, onReload }: DecideProps) {
  const t = useTexts();
  const { act, busy, dialog } = useAct('POST /reports/v1.0/watchlists', { typed: () => false, onReload });
  const decide = async (action: 'activate' | 'discard') => {
    const previewed = action === 'activate' ? { base: base?.id ?? null } : {};
    if (!(await act({ action, version: version.id, ...previewed }))) return;
    toast.success(
      action === 'activate' ? t('activated') : t('discarded'),
      t('versionNumber', { number: version.number }),
    );
    onDone();
  };
  return (
    <Space>
      <Popconfirm title={t('watchlists.askDiscard')} onConfirm={() => decide('discard')}>
        <Button disabled={busy}>{t('discard')}</Button>
      </Popconfirm>
      <Button
        type="primary"
        loading={busy}
        disabled={unknownTopics.length > 0}
        onClick={() => decide('activate')}
      >
        {t('activate')}
      </Button>
      {dialog}
    </Space>
  );
}

function Changes({ preview }: { preview: Preview }) {
  const t = useTexts();
  const { base, rejectedCount, version } = preview;
  const unreadable = version.counts.rejected;
  return (
    <>
      <p>{base ? t('watchlists.comparedWith', { number: base.number }) : t('watchlists.firstVersion')}</p>
      {unreadable > 0 && <Alert type="warning" title={t('watchlists.unreadable', { count: unreadable })} />}
      {rejectedCount > unreadable && <Alert type="warning" title={t('watchlists.readInPart')} />}
      <ChangeTabs preview={preview} />
    </>
  );
}

/** On a narrow screen a list to choose from stands in place of the tabs. */
function ChangeTabs({ preview }: { preview: Preview }) {
  const t = useTexts();
  const [part, setPart] = useState('added');
  const narrow = Grid.useBreakpoint().md === false;
  const { affected, rejected, rejectedCount, version } = preview;
  const counted = (label: string, count: number) => t('watchlists.countOf', { label, count });
  const changes = (['added', 'changed', 'removed'] as const).map((key) => ({
    key,
    label: counted(t(`listCount.${key}`), version.counts[key]),
    children: <Entries rows={preview[key]} total={version.counts[key]} />,
  }));
  const parts = [
    ...changes,
    {
      key: 'affected',
      label: counted(t('watchlists.affected'), affected.length),
      children: <Affected rows={affected} />,
    },
    {
      key: 'rejected',
      label: counted(t('watchlists.rowsToLookAt'), rejectedCount),
      children: <Rejected rows={rejected} total={rejectedCount} />,
    },
  ];
  return (
    <>
      {narrow && (
        <Select
          aria-label={t('watchlists.whatChanged')}
          value={part}
          onChange={setPart}
          options={parts.map(({ key, label }) => ({ value: key, label }))}
          style={{ width: '100%', marginBlockEnd: 16 }}
        />
      )}
      <Tabs
        activeKey={part}
        onChange={setPart}
        more={{ icon: <EllipsisOutlined aria-label={t('watchlists.moreTabs')} /> }}
        items={parts}
        renderTabBar={(props, TabBar) => (narrow ? <span hidden /> : <TabBar {...props} />)}
      />
    </>
  );
}

function Entries({ rows, total }: { rows: Preview['added']; total: number }) {
  const t = useTexts();
  return (
    <>
      <ShownOf which="first" shown={rows.length} total={total} />
      <Table
        size="small"
        rowKey="id"
        dataSource={rows}
        pagination={{ pageSize: 20 }}
        columns={[
          { title: t('listField.id'), dataIndex: 'id', width: 140 },
          { title: t('name'), dataIndex: 'name', render: apart },
          ...(rows.some((row) => row.before)
            ? [{ title: t('before'), dataIndex: 'before', render: apart }]
            : []),
        ]}
      />
    </>
  );
}

function Rejected({ rows, total }: { rows: Preview['rejected']; total: number }) {
  const t = useTexts();
  const stored = useStoredSentence();
  return (
    <>
      <ShownOf which="first" shown={rows.length} total={total} />
      <Table
        size="small"
        rowKey={(row) => `${row.file}:${row.line}:${row.reason}`}
        dataSource={rows}
        columns={[
          { title: t('file'), dataIndex: 'file', width: 160 },
          { title: t('line'), dataIndex: 'line', width: 80, align: 'right' },
          { title: t('reason'), dataIndex: 'reason', render: stored },
        ]}
      />
    </>
  );
}

function Affected({ rows }: { rows: Preview['affected'] }) {
  const t = useTexts();
  return (
    <Table
      size="small"
      rowKey={(row) => row.requestId + row.entry}
      dataSource={rows}
      columns={[
        {
          title: t('watchlists.request'),
          render: (_, row) => (
            <Link
              to={`/pages/requestanalysis?client=${row.clientId}&request=${row.requestId}`}
            >{`${row.number} ${row.legalName}`}</Link>
          ),
        },
        {
          title: t('watchlists.resembles'),
          render: (_, row) => (row.failed ? t('watchlists.notCompared') : row.entry),
        },
        {
          title: t('watchlists.similarity'),
          dataIndex: 'similarity',
          align: 'right',
          render: (value: number, row) => (row.failed ? '' : formatSimilarity(value)),
        },
      ]}
    />
  );
}
