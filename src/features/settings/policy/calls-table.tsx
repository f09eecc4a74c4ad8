import { Table } from 'antd';
import { ScrollRegion } from '@/shared/ui';
import type { AnswerOf } from '../../../../contract/index.ts';
import type { Role } from '../../../../contract/words.ts';
import styles from './policy.module.css';
import { roleColumns } from './role-columns.tsx';

type Call = NonNullable<AnswerOf<'GET /security/v1.0/settings'>['Data']['policy']>['operations'][number];

/** Every call of the product, what it does, and who may make it. */
export function CallsTable({ calls, roles }: { calls: readonly Call[]; roles: readonly Role[] }) {
  return (
    <ScrollRegion label="Calls">
      <Table<Call>
        size="small"
        pagination={false}
        rowKey="operation"
        dataSource={[...calls]}
        locale={{ emptyText: 'No call fits.' }}
        columns={[
          {
            title: 'Call',
            dataIndex: 'title',
            width: 440,
            render: (title: string, { operation, open }) => (
              <>
                {title}
                {open && ` (${open})`}
                <code className={styles.call}>{operation}</code>
              </>
            ),
          },
          ...roleColumns(roles),
          {
            title: 'Licence of a client',
            dataIndex: 'modules',
            width: 180,
            render: (modules: string[] | undefined) => modules?.join(' or ') ?? 'None needed',
          },
        ]}
      />
    </ScrollRegion>
  );
}
