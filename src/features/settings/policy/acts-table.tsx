import { Table } from 'antd';
import { toWords } from '@/shared/format';
import { ScrollRegion } from '@/shared/ui';
import type { AnswerOf } from '../../../../contract/index.ts';
import type { Role } from '../../../../contract/words.ts';
import { roleColumns } from './role-columns.tsx';

type Act = NonNullable<AnswerOf<'GET /security/v1.0/settings'>['Data']['policy']>['actions'][number];

/** From which states an act leads where, who may do it and under which condition. */
export function ActsTable({ acts, roles }: { acts: readonly Act[]; roles: readonly Role[] }) {
  return (
    <ScrollRegion label="Actions on a request">
      <Table<Act>
        size="small"
        pagination={false}
        rowKey="action"
        dataSource={[...acts]}
        locale={{ emptyText: 'No act fits.' }}
        columns={[
          {
            title: 'Act',
            dataIndex: 'action',
            width: 150,
            render: (action: string) => <strong>{toWords(action)}</strong>,
          },
          {
            title: 'From',
            dataIndex: 'from',
            width: 180,
            render: (from: string[]) => from.map(toWords).join(', '),
          },
          { title: 'To', dataIndex: 'to', width: 110, render: toWords },
          ...roleColumns(roles),
          { title: 'Condition', dataIndex: 'note', width: 280 },
        ]}
      />
    </ScrollRegion>
  );
}
