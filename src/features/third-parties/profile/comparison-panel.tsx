import { formatSimilarity } from '@/shared/format';
import { Panel, StatusChip, TimeText } from '@/shared/ui';
import type { thirdPartyProfiles } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';
import styles from './profile.module.css';

/** When and with what monitoring compared a third party, and what each update of a list changed for it. */
export function ComparisonPanel({ profile }: { profile: thirdPartyProfiles.ThirdPartyProfile }) {
  const t = useTexts();
  const { comparison, updates } = profile;
  return (
    <Panel title={t('comparedWithLists')}>
      {comparison ? (
        <>
          <p className={styles.text}>
            {t.rich('lastCompared', {
              at: <TimeText at={comparison.at} form="time" />,
              method: <bdi className={styles.whole}>{comparison.method}</bdi>,
            })}{' '}
            <strong>{t('openMatches', { count: comparison.openMatches })}</strong>
          </p>
          <ul className={styles.lists}>
            {comparison.lists.map(({ watchlist, version, threshold }) => (
              <li key={watchlist}>
                <bdi>{watchlist}</bdi>{' '}
                <span className={styles.small}>
                  {t('versionAtThreshold', { version, threshold: formatSimilarity(threshold) })}
                </span>
              </li>
            ))}
          </ul>
          {comparison.truncated.map(({ subject, watchlist }) => (
            <p key={`${subject} ${watchlist}`} className={styles.text}>
              {t.rich('notWhollyCompared', {
                subject: <bdi>{subject}</bdi>,
                watchlist: <bdi>{watchlist}</bdi>,
              })}
            </p>
          ))}
        </>
      ) : (
        <p className={styles.text}>{t('neverCompared')}</p>
      )}
      {updates.length > 0 && (
        <>
          <h3 className={styles.title}>{t('listUpdates')}</h3>
          <ul className={styles.updates}>
            {updates.map((update) => (
              <li key={`${update.watchlist} ${update.version}`}>
                <span>
                  {t.rich('listVersion', { list: <bdi>{update.watchlist}</bdi>, version: update.version })}{' '}
                  <span className={styles.small}>
                    <TimeText at={update.activatedAt} form="day" /> ·{' '}
                    {t('updateCounts', {
                      added: update.added,
                      changed: update.changed,
                      removed: update.removed,
                    })}
                  </span>
                </span>
                <StatusChip
                  status="update"
                  dot={update.matches > 0 ? 'filled' : 'hollow'}
                  label={
                    update.matches > 0
                      ? t('updateMatches', { count: update.matches })
                      : update.compared
                        ? t('updateNothing')
                        : t('updateNotCompared')
                  }
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
