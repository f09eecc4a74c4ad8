import { listText } from '@/shared/format';
import { EmptyState, Panel, ScrollRegion } from '@/shared/ui';
import { useTexts } from '../texts/index.ts';
import type { RetentionState } from './client-rules.ts';
import styles from './retention.module.css';

/** What the saved rules would remove tonight. */
export function DueRecords({ due }: { due: RetentionState['due'] }) {
  const t = useTexts();
  return (
    <Panel title={t('retention.due')}>
      <p>{t('retention.dueNote')}</p>
      {due.length === 0 ? (
        <EmptyState title={t('retention.nothingDue')} text={t('retention.nothingDueText')} />
      ) : (
        <ScrollRegion label={t('retention.due')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('retention.records')}</th>
                <th scope="col">{t('client')}</th>
                <th scope="col" className={styles.number}>
                  {t('retention.count')}
                </th>
                <th scope="col">{t('retention.examples')}</th>
              </tr>
            </thead>
            <tbody>
              {due.map(({ kind, client, count, examples }) => (
                <tr key={`${kind} ${client?.id}`}>
                  <th scope="row">{t(`retentionKind.${kind}`)}</th>
                  <td>
                    <bdi>{client?.name ?? t('retention.everybody')}</bdi>
                  </td>
                  <td className={styles.number}>{t('retention.number', { count })}</td>
                  <td>
                    <bdi>{listText([...new Set(isCoded(kind) ? [] : examples)], t.language) || '–'}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </Panel>
  );
}

/** What these are called says nothing to people. */
const isCoded = (kind: string) => kind === 'work_items' || kind === 'sessions';
