import { Button } from 'antd';
import { useState } from 'react';
import { Panel, StatusChip, TimeText } from '@/shared/ui';
import { DecideDialog } from './decide-dialog.tsx';
import { dotOf } from './register-columns.tsx';
import { useTexts } from './texts/index.ts';
import styles from './third-party.module.css';
import type { PanelProps } from './use-register-act.ts';

/** The client's word on the relationship, and how it came to it. */
export function DecisionPanel({ party, register }: PanelProps) {
  const t = useTexts();
  const [deciding, setDeciding] = useState(false);
  const { decision, relationship } = party;
  return (
    <Panel
      title={t('relationshipDecision')}
      action={
        party.actions.includes('decide') && (
          <Button type={decision ? 'default' : 'primary'} onClick={() => setDeciding(true)}>
            {decision ? t('changeDecision') : t('decide')}
          </Button>
        )
      }
    >
      {decision ? (
        <>
          <div className={styles.head}>
            <StatusChip status={relationship} dot={dotOf(relationship)} />
            <span className={styles.small}>
              {decision.by}, <TimeText at={decision.at} form="time" />
            </span>
          </div>
          <p className={styles.text}>{decision.reason}</p>
        </>
      ) : (
        <p className={styles.text}>
          {party.rating ? t('theReportIsSealedTheClient') : t('theClientDecidesOnceAReport')}
        </p>
      )}
      {deciding && <DecideDialog party={party} register={register} onClose={() => setDeciding(false)} />}
    </Panel>
  );
}
