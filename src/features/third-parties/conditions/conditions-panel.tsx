import { Button } from 'antd';
import { useState } from 'react';
import { comma, formatDay } from '@/shared/format';
import { Panel, StatusChip, TimeText } from '@/shared/ui';
import { useActorNames } from '@/shared/words/use-words';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useTexts } from '../texts/index.ts';
import styles from '../third-party.module.css';
import type { ThirdParty } from '../third-party.ts';
import type { PanelProps } from '../use-register-act.ts';

type Condition = ThirdParty['conditions'][number];
type Settling = { condition: Condition; state: 'met' | 'waived' };

const dots = { open: 'hollow', lapsed: 'hollow', met: 'filled', waived: 'half' } as const;

/** What was demanded, until when, and what became of it. */
export function ConditionsPanel({ party, register }: PanelProps) {
  const t = useTexts();
  const actorOf = useActorNames();
  const [settling, setSettling] = useState<Settling | null>(null);
  if (party.conditions.length === 0) return null;
  const maySettle = party.actions.includes('settle_condition');
  return (
    <Panel title={t('conditions')}>
      <ul className={styles.list}>
        {party.conditions.map((condition) => (
          <li key={condition.id} className={styles.item}>
            <div className={styles.head}>
              <span className={styles.text}>{condition.text}</span>
              <StatusChip status={condition.state} dot={dots[condition.state]} />
            </div>
            <span className={styles.small}>{t('dueDueOn', { dueOn: formatDay(condition.dueOn) })}</span>
            {condition.closedAt && (
              <span className={styles.small}>
                <bdi>{condition.note}</bdi> (<bdi>{actorOf(condition.closedBy ?? '')}</bdi>
                {comma(t.language)}
                <TimeText at={condition.closedAt} form="time" />)
              </span>
            )}
            {maySettle && (condition.state === 'open' || condition.state === 'lapsed') && (
              <div className={styles.acts}>
                <Button size="small" onClick={() => setSettling({ condition, state: 'met' })}>
                  {t('markMet')}
                </Button>
                <Button size="small" onClick={() => setSettling({ condition, state: 'waived' })}>
                  {t('waive')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {settling && (
        <ReasonDialog
          title={settling.state === 'met' ? t('markTheConditionMet') : t('waiveTheCondition')}
          label={settling.state === 'met' ? t('evidence') : t('reasonForWaiving')}
          okText={settling.state === 'met' ? t('markMet') : t('waive')}
          busy={register.busy}
          onClose={() => setSettling(null)}
          onReason={(note) =>
            register.run({
              action: 'settle_condition',
              condition: settling.condition.id,
              state: settling.state,
              note,
            })
          }
        />
      )}
    </Panel>
  );
}
