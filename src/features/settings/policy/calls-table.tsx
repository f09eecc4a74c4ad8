import { Table } from 'antd';
import { ScrollRegion } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { AnswerOf } from '../../../../contract/index.ts';
import type { ModuleTitle, Role } from '../../../../contract/words.ts';
import { type Translate, useTexts } from '../texts/index.ts';
import styles from './policy.module.css';
import { roleColumns } from './role-columns.tsx';

type Call = NonNullable<AnswerOf<'GET /security/v1.0/settings'>['Data']['policy']>['operations'][number];

/** Every call of the product, what it does, and who may make it. */
export function CallsTable({ calls, roles }: { calls: readonly Call[]; roles: readonly Role[] }) {
  const t = useTexts();
  const word = useWords();
  return (
    <ScrollRegion label={t('policy.operations')}>
      <Table<Call>
        size="small"
        pagination={false}
        rowKey="operation"
        dataSource={[...calls]}
        locale={{ emptyText: t('policy.noOperation') }}
        columns={[
          {
            title: t('policy.operation'),
            dataIndex: 'title',
            width: 330,
            render: (title: string, { operation, open }) => (
              <>
                <bdi>{open ? `${title} (${open})` : title}</bdi>
                <code className={styles.call}>{operation}</code>
              </>
            ),
          },
          ...roleColumns(roles, word),
          {
            title: t('policy.licence'),
            dataIndex: 'modules',
            width: 150,
            render: (modules: string[] | undefined) =>
              modules ? modulesText(modules, t) : t('policy.noLicence'),
          },
        ]}
      />
    </ScrollRegion>
  );
}

const modulesText = (modules: string[], t: Translate) =>
  modules
    .map((title) => t(`module.${title as ModuleTitle}`))
    .reduce((one, other) => t('policy.or', { one, other }));
