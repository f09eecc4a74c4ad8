import { Button } from 'antd';
import { useState } from 'react';
import { toWords } from '@/shared/format';
import { Panel, StatusChip, TimeText } from '@/shared/ui';
import { NewsItems } from './news-items.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import styles from './third-party.module.css';
import type { PanelProps } from './use-register-act.ts';

const changeWords = {
  added: 'added',
  changed: 'changed',
  version: 'unchanged, closer among the names of the new version',
  threshold: 'above the lowered threshold',
  method: 'found by the newer method',
  facts: 'found since the facts changed',
  decision: 'undecided again',
  expired: 'decided before, asked anew',
} as const;

/** What somebody has to look at; closed ones stay readable. */
export function AlertsPanel({ party, register }: PanelProps) {
  const [dismissing, setDismissing] = useState<string | null>(null);
  return (
    <Panel title="Alerts">
      {party.alerts.length === 0 && <p className={styles.text}>No alerts.</p>}
      <ul className={styles.list}>
        {party.alerts.map((alert) => (
          <li key={alert.id} className={styles.item}>
            <div className={styles.head}>
              <strong>{toWords(alert.kind)}</strong>
              <StatusChip status={alert.outcome ?? 'open'} dot={alert.outcome ? 'filled' : 'hollow'} />
            </div>
            <p className={styles.text}>{alert.text}</p>
            {alert.matches.length > 0 && (
              <ul className={styles.found}>
                {alert.matches.map((match) => (
                  <li key={`${match.entryId} ${match.subject}`}>
                    <strong>{match.topics?.map(toWords).join(', ') ?? 'Topic not recorded'}</strong>:{' '}
                    {match.subject} resembles {match.matchedName} ({toWords(match.strength)},{' '}
                    {match.similarity.toFixed(2)}; entry {match.entryId} {changeWords[match.change]})
                  </li>
                ))}
              </ul>
            )}
            {alert.news.length > 0 && <NewsItems news={alert.news} />}
            <span className={styles.small}>
              Raised <TimeText at={alert.raisedAt} />
              {alert.reason && ` · ${alert.reason}`}
              {alert.closedBy && ` (${alert.closedBy})`}
            </span>
            {!alert.outcome && party.actions.includes('dismiss_alert') && (
              <div className={styles.acts}>
                <Button size="small" onClick={() => setDismissing(alert.id)}>
                  Dismiss alert
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {dismissing && (
        <ReasonDialog
          title="Dismiss the alert"
          label="Reason"
          okText="Dismiss"
          busy={register.busy}
          onClose={() => setDismissing(null)}
          onReason={(reason) => register.run({ action: 'dismiss_alert', alert: dismissing, reason })}
        />
      )}
    </Panel>
  );
}
