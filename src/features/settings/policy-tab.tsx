import { Table, Tag } from 'antd';
import { toWords } from '@/shared/format';
import { ErrorState, ScrollRegion, SkeletonList, useCall } from '@/shared/ui';
import { ROLES } from '../../../contract/words.ts';

const mark = (may: boolean) => (may ? 'may' : '–');
const roleColumns = ROLES.map((role) => ({
  title: toWords(role),
  key: role,
  width: 100,
  render: (_: unknown, row: { roles: readonly string[]; open?: string }) =>
    mark(Boolean(row.open) || row.roles.includes(role)),
}));

/** Who may call what and who may act when, printed from the code that judges it. */
export function PolicyTab() {
  const { data, error, reload } = useCall('GET /security/v1.0/settings', { name: 'policy' }, { quiet: true });
  if (error) return <ErrorState error={error} onRetry={reload} />;
  const policy = data?.Data.policy;
  if (!policy) return <SkeletonList />;
  return (
    <>
      <h2>Acts on a request</h2>
      <ScrollRegion label="Acts on a request">
        <Table
          size="small"
          pagination={false}
          rowKey="action"
          dataSource={policy.actions}
          columns={[
            { title: 'Act', dataIndex: 'action', render: toWords },
            {
              title: 'From',
              dataIndex: 'from',
              render: (from: string[]) => from.map((status) => <Tag key={status}>{toWords(status)}</Tag>),
            },
            { title: 'To', dataIndex: 'to', render: toWords },
            ...roleColumns,
            { title: 'Condition', dataIndex: 'note', width: 320 },
          ]}
        />
      </ScrollRegion>
      <h2>Calls</h2>
      <ScrollRegion label="Calls">
        <Table
          size="small"
          pagination={false}
          rowKey="operation"
          dataSource={policy.operations}
          columns={[
            {
              title: 'Call',
              dataIndex: 'operation',
              render: (operation: string) => <code>{operation}</code>,
            },
            { title: 'What it does', dataIndex: 'title', width: 420 },
            ...roleColumns,
            {
              title: 'Licence of a client',
              dataIndex: 'modules',
              width: 220,
              render: (modules: string[] | undefined) => modules?.join(' or ') ?? '–',
            },
          ]}
        />
      </ScrollRegion>
    </>
  );
}
