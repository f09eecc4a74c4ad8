import { Table } from 'antd';
import { listText } from '@/shared/format';
import { ScrollRegion } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { AnswerOf } from '../../../../contract/index.ts';
import type { Role } from '../../../../contract/words.ts';
import { useTexts } from '../texts/index.ts';
import styles from './policy.module.css';
import { roleColumns } from './role-columns.tsx';

type Act = NonNullable<AnswerOf<'GET /security/v1.0/settings'>['Data']['policy']>['actions'][number];

/** From which states an act leads where, who may do it and under which condition. */
export function ActsTable({ acts, roles }: { acts: readonly Act[]; roles: readonly Role[] }) {
  const t = useTexts();
  const word = useWords();
  const conditionOf = (action: string, note: string) => {
    const id = `actCondition.${action}`;
    return t.has(id) ? t(id) : note;
  };
  return (
    <ScrollRegion label={t('policy.actions')}>
      <Table<Act>
        size="small"
        pagination={false}
        rowKey="action"
        dataSource={[...acts]}
        locale={{ emptyText: t('policy.noAction') }}
        columns={[
          {
            title: t('policy.action'),
            dataIndex: 'action',
            width: 250,
            render: (action: string, { note }) => (
              <>
                <strong>{word(action)}</strong>
                <div className={styles.condition}>{conditionOf(action, note)}</div>
              </>
            ),
          },
          {
            title: t('policy.from'),
            dataIndex: 'from',
            width: 156,
            render: (from: string[]) => listText(from.map(word), t.language),
          },
          { title: t('policy.to'), dataIndex: 'to', width: 110, render: word },
          ...roleColumns(roles, word),
        ]}
      />
    </ScrollRegion>
  );
}
