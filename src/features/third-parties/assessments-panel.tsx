import { Link } from '@umijs/max';
import { Panel, RiskChip, StatusChip, TimeText } from '@/shared/ui';
import { useTexts } from './texts/index.ts';
import styles from './third-party.module.css';
import type { ThirdParty } from './third-party.ts';

/** The requests about it, the newest first. */
export function AssessmentsPanel({ party }: { party: ThirdParty }) {
  const t = useTexts();
  return (
    <Panel title={t('assessments')}>
      <ul className={styles.list}>
        {party.assessments.map((request) => (
          <li key={request.id} className={styles.item}>
            <div className={styles.head}>
              <Link to={`/pages/requestanalysis?client=${party.clientId}&request=${request.id}`}>
                {request.number}
              </Link>
              <span className={styles.acts}>
                <StatusChip status={request.status} />
                <RiskChip band={request.rating} />
              </span>
            </div>
            <span className={styles.small}>
              {t.rich('raisedOn', { day: <TimeText at={request.createdAt} form="day" /> })}
              {request.releasedAt && (
                <>
                  {' '}
                  {t.rich('releasedReleasedAt', {
                    releasedAt: <TimeText at={request.releasedAt} form="day" />,
                  })}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
