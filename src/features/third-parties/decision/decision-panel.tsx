import { Button } from 'antd';
import { useState } from 'react';
import { comma } from '@/shared/format';
import { Panel, StatusChip, TimeText } from '@/shared/ui';
import { useAdvice } from '@/shared/words/use-words';
import { useTexts } from '../texts/index.ts';
import styles from '../third-party.module.css';
import type { PanelProps } from '../use-register-act.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { PendingDecision } from './pending-decision.tsx';

/** On the page of a report: what that one recommends stands beside the decision, instead of the newest. */
type DecisionPanelProps = PanelProps & { recommendation?: string | undefined };

/** The client's word on the relationship, and how it came to it. */
export function DecisionPanel({
  party,
  register,
  recommendation = party.recommendation ?? undefined,
}: DecisionPanelProps) {
  const t = useTexts();
  const advice = useAdvice();
  const [deciding, setDeciding] = useState(false);
  const { decision, relationship, pendingDecision } = party;
  const isFirst = !decision && !pendingDecision;
  return (
    <Panel
      title={t('relationshipDecision')}
      action={
        party.actions.includes('decide') && (
          <Button type={isFirst ? 'primary' : 'default'} onClick={() => setDeciding(true)}>
            {isFirst ? t('decide') : t('changeDecision')}
          </Button>
        )
      }
    >
      {recommendation && (
        <p className={styles.advice}>
          {t.rich('reportRecommends', { advice: <strong>{advice(recommendation)}</strong> })}
        </p>
      )}
      {decision ? (
        <>
          <div className={styles.head}>
            <StatusChip status={relationship} />
            <span className={styles.small}>
              {decision.confirmedBy ? (
                t.rich('decidedByConfirmedBy', {
                  by: <bdi>{decision.by}</bdi>,
                  confirmedBy: <bdi>{decision.confirmedBy}</bdi>,
                })
              ) : (
                <bdi>{decision.by}</bdi>
              )}
              {comma(t.language)}
              <TimeText at={decision.at} form="time" />
            </span>
          </div>
          <p className={styles.text} dir="auto">
            {decision.reason}
          </p>
        </>
      ) : (
        !pendingDecision && (
          <p className={styles.text}>
            {party.actions.includes('decide')
              ? t('theReportIsSealedYouDecide')
              : party.rating
                ? t('theReportIsSealedTheClient')
                : t('theClientDecidesOnceAReport')}
          </p>
        )
      )}
      {pendingDecision && <PendingDecision party={party} register={register} waiting={pendingDecision} />}
      {deciding && <DecideDialog party={party} register={register} onClose={() => setDeciding(false)} />}
    </Panel>
  );
}
