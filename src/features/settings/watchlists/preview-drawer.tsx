import { Link } from '@umijs/max';
import { Alert, Button, Drawer, Popconfirm, Space, Table, Tabs } from 'antd';
import { formatNumber } from '@/shared/format';
import { ErrorState, SkeletonList, toast, useAct, useCall } from '@/shared/ui';
import type { AnswerOf } from '../../../../contract/index.ts';
import { UnknownTopics } from './unknown-topics.tsx';

type Preview = NonNullable<AnswerOf<'GET /reports/v1.0/watchlists'>['preview']>;
type PreviewDrawerProps = { version: string | null; onClose: () => void; onChanged: () => void };

/** What a version changes, which requests it touches, what it could not read; then activate or discard. */
export function PreviewDrawer({ version, onClose, onChanged }: PreviewDrawerProps) {
  const { data, error, reload } = useCall('GET /reports/v1.0/watchlists', version ? { version } : null, {
    quiet: true,
  });
  const preview = version && data?.preview?.version.id === version ? data.preview : undefined;
  return (
    <Drawer
      open={version !== null}
      onClose={onClose}
      size={760}
      title={preview ? `Version ${preview.version.number}` : 'Version'}
      extra={
        preview?.version.status === 'staged' && (
          <Decide preview={preview} onChanged={onChanged} onReload={reload} />
        )
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={reload} />
      ) : preview ? (
        <>
          {preview.version.status === 'staged' && <UnknownTopics preview={preview} onSaved={onChanged} />}
          <Changes preview={preview} />
        </>
      ) : (
        <SkeletonList />
      )}
    </Drawer>
  );
}

type DecideProps = { preview: Preview; onChanged: () => void; onReload: () => void };

function Decide({ preview: { version, base, unknownTopics }, onChanged, onReload }: DecideProps) {
  const { act, busy, dialog } = useAct('POST /reports/v1.0/watchlists', { onReload });
  const decide = async (action: 'activate' | 'discard') => {
    const previewed = action === 'activate' ? { base: base?.id ?? null } : {};
    if (!(await act({ action, version: version.id, ...previewed }))) return;
    toast.success(action === 'activate' ? 'Activated' : 'Discarded', `Version ${version.number}`);
    onChanged();
  };
  return (
    <Space>
      <Popconfirm title="Discard this version?" onConfirm={() => decide('discard')}>
        <Button disabled={busy}>Discard</Button>
      </Popconfirm>
      <Button
        type="primary"
        loading={busy}
        disabled={unknownTopics.length > 0}
        onClick={() => decide('activate')}
      >
        Activate
      </Button>
      {dialog}
    </Space>
  );
}

function Changes({ preview }: { preview: Preview }) {
  const { counts } = preview.version;
  const entries = (rows: Preview['added']) => (
    <Table
      size="small"
      rowKey="id"
      dataSource={rows}
      pagination={{ pageSize: 20 }}
      columns={[
        { title: 'Id', dataIndex: 'id', width: 140 },
        { title: 'Name', dataIndex: 'name' },
        ...(rows.some((row) => row.before) ? [{ title: 'Before', dataIndex: 'before' }] : []),
      ]}
    />
  );
  const tab = (key: 'added' | 'changed' | 'removed', label: string) => ({
    key,
    label: `${label} ${formatNumber(counts[key])}`,
    children: entries(preview[key]),
  });
  return (
    <>
      <p>
        {preview.base ? `Compared with version ${preview.base.number}.` : 'The first version of this list.'}
      </p>
      {counts.rejected > 0 && (
        <Alert
          type="warning"
          title={`${formatNumber(counts.rejected)} rows could not be read; they are listed under Rejected.`}
        />
      )}
      <Tabs
        items={[
          tab('added', 'Added'),
          tab('changed', 'Changed'),
          tab('removed', 'Removed'),
          {
            key: 'affected',
            label: `Affected requests ${preview.affected.length}`,
            children: <Affected rows={preview.affected} />,
          },
          {
            key: 'rejected',
            label: `Rejected ${formatNumber(counts.rejected)}`,
            children: (
              <Table
                size="small"
                rowKey={(row) => `${row.file}:${row.line}`}
                dataSource={preview.rejected}
                columns={[
                  { title: 'File', dataIndex: 'file', width: 160 },
                  { title: 'Line', dataIndex: 'line', width: 80, align: 'right' },
                  { title: 'Reason', dataIndex: 'reason' },
                ]}
              />
            ),
          },
        ]}
      />
    </>
  );
}

function Affected({ rows }: { rows: Preview['affected'] }) {
  return (
    <Table
      size="small"
      rowKey={(row) => row.requestId + row.entry}
      dataSource={rows}
      columns={[
        {
          title: 'Request',
          render: (_, row) => (
            <Link
              to={`/pages/requestanalysis?client=${row.clientId}&request=${row.requestId}`}
            >{`${row.number} ${row.legalName}`}</Link>
          ),
        },
        {
          title: 'Resembles',
          render: (_, row) =>
            row.failed ? 'Couldn’t be compared. Check the names in this request.' : row.entry,
        },
        {
          title: 'Alike',
          dataIndex: 'similarity',
          align: 'right',
          render: (value: number, row) => (row.failed ? '' : value.toFixed(2)),
        },
      ]}
    />
  );
}
