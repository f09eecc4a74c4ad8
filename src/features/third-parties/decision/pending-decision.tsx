import { Alert, Button } from 'antd';
import { useState } from 'react';
import { comma, formatDay } from '@/shared/format';
import { StatusChip, TimeText } from '@/shared/ui';
import { useAdvice, useWords } from '@/shared/words/use-words';
import { isAgainstRecommendation } from '../../../../contract/against-recommendation.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useTexts } from '../texts/index.ts';
import styles from '../third-party.module.css';
import type { ThirdParty } from '../third-party.ts';
import type { PanelProps } from '../use-register-act.ts';

type PendingDecisionProps = PanelProps & { waiting: NonNullable<ThirdParty['pendingDecision']> };

/** An approval that has no effect until another lead confirms it. */
export function PendingDecision({ party, register, waiting }: PendingDecisionProps) {
  const t = useTexts();
  const word = useWords();
  const advice = useAdvice();
  const { recommendation } = party;
  const [declining, setDeclining] = useState(false);
  return (
    <div className={styles.waiting}>
      <div className={styles.head}>
        <StatusChip
          status="waiting"
          dot="half"
          label={t('decisionWaits', { decision: word(waiting.decision) })}
        />
        <span className={styles.small}>
          <bdi>{waiting.by}</bdi>
          {comma(t.language)}
          <TimeText at={waiting.at} form="time" />
        </span>
      </div>
      {recommendation && isAgainstRecommendation(waiting.decision, recommendation) && (
        <Alert type="warning" showIcon title={t('againstAdvice', { advice: advice(recommendation) })} />
      )}
      <p className={styles.text} dir="auto">
        {waiting.reason}
      </p>
      {waiting.conditions.length > 0 && (
        <ul className={styles.found}>
          {waiting.conditions.map(({ text, dueOn }) => (
            <li key={`${dueOn} ${text}`}>
              <bdi>{text}</bdi>
              {comma(t.language)}
              {t('dueDueOn', { dueOn: formatDay(dueOn) })}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.small}>{waiting.own ? t('anotherLeadConfirms') : t('youConfirm')}</p>
      <div className={styles.acts}>
        {party.actions.includes('confirm_decision') && (
          <Button
            type="primary"
            loading={register.busy}
            onClick={() => register.run({ action: 'confirm_decision', decision: waiting.id })}
          >
            {t('confirmApproval')}
          </Button>
        )}
        {party.actions.includes('decline_decision') && (
          <Button onClick={() => setDeclining(true)}>
            {waiting.own ? t('withdrawApproval') : t('declineApproval')}
          </Button>
        )}
      </div>
      {declining && (
        <ReasonDialog
          title={waiting.own ? t('withdrawApproval') : t('declineApproval')}
          label={t('reason')}
          okText={waiting.own ? t('withdraw') : t('decline')}
          busy={register.busy}
          onClose={() => setDeclining(false)}
          onReason={(reason) => register.run({ action: 'decline_decision', decision: waiting.id, reason })}
        />
      )}
    </div>
  );
}
