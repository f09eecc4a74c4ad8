import { Button } from 'antd';
import { useState } from 'react';
import { Reasons } from '@/shared/server-texts/reason-sentence';
import { Panel, StatusChip, TimeText } from '@/shared/ui';
import { useActorNames, useWords } from '@/shared/words/use-words';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useTexts } from '../texts/index.ts';
import styles from '../third-party.module.css';
import type { PanelProps } from '../use-register-act.ts';
import { MatchSentence } from './match-sentence.tsx';
import { NewsItems } from './news-items.tsx';

/** What somebody has to look at; closed ones stay readable. */
export function AlertsPanel({ party, register }: PanelProps) {
  const word = useWords();
  const t = useTexts();
  const actorOf = useActorNames();
  const [dismissing, setDismissing] = useState<string | null>(null);
  return (
    <Panel title={t('alerts')}>
      {party.alerts.length === 0 && <p className={styles.text}>{t('noAlerts')}</p>}
      <ul className={styles.list}>
        {party.alerts.map((alert) => (
          <li key={alert.id} className={styles.item}>
            <div className={styles.head}>
              <strong>{word(alert.kind)}</strong>
              <StatusChip status={alert.outcome ?? 'open'} dot={alert.outcome ? 'filled' : 'hollow'} />
            </div>
            <p className={styles.text}>
              <Reasons reasons={alert.reasons} english={alert.text} />
            </p>
            {alert.matches.length > 0 && (
              <ul className={styles.found}>
                {alert.matches.map((match) => (
                  <li key={`${match.entryId} ${match.subject}`}>
                    <MatchSentence match={match} />
                  </li>
                ))}
              </ul>
            )}
            {alert.news.length > 0 && <NewsItems news={alert.news} />}
            <span className={styles.small}>
              {t.rich('raisedAt', { at: <TimeText at={alert.raisedAt} /> })}
              {alert.reason && (
                <>
                  {' · '}
                  <bdi>{alert.reason}</bdi>
                </>
              )}
              {alert.closedBy && (
                <>
                  {' ('}
                  <bdi>{actorOf(alert.closedBy)}</bdi>)
                </>
              )}
            </span>
            {!alert.outcome && party.actions.includes('dismiss_alert') && (
              <div className={styles.acts}>
                <Button size="small" onClick={() => setDismissing(alert.id)}>
                  {t('dismissAlert')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {dismissing && (
        <ReasonDialog
          title={t('dismissTheAlert')}
          label={t('reason')}
          okText={t('dismiss')}
          busy={register.busy}
          onClose={() => setDismissing(null)}
          onReason={(reason) => register.run({ action: 'dismiss_alert', alert: dismissing, reason })}
        >
          <p className={styles.text}>{t('theClientCanReadTheReason')}</p>
        </ReasonDialog>
      )}
    </Panel>
  );
}
