import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { EmptyState, Panel, TimeText, toast, useAct } from '@/shared/ui';
import { RetentionLimits } from '../../../../contract/limits.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useTexts } from '../texts/index.ts';
import type { RetentionState } from './client-rules.ts';
import { HoldForm } from './hold-form.tsx';
import styles from './retention.module.css';

type Hold = RetentionState['holds'][number];

/** What no rule removes, with who said so and why. */
export function Holds({ holds }: { holds: readonly Hold[] }) {
  const t = useTexts();
  const [placing, setPlacing] = useState(false);
  const [lifted, setLifted] = useState<Hold | null>(null);
  const place = <Button onClick={() => setPlacing(true)}>{t('retention.placeHold')}</Button>;
  return (
    <Panel title={t('retention.holds')}>
      <p>{t('retention.holdsNote')}</p>
      {holds.length === 0 && (
        <EmptyState title={t('retention.noHolds')} text={t('retention.noHoldsText')} action={place} />
      )}
      <ul className={styles.list}>
        {holds.map((hold) => (
          <li key={hold.id}>
            <p>
              <strong>
                <bdi>{hold.label}</bdi>
              </strong>{' '}
              {t(`holdScope.${hold.scope}`)}
            </p>
            <p>
              <bdi>{hold.reason}</bdi>
            </p>
            <p className={styles.note}>
              {t.rich('retention.placedBy', {
                name: <bdi>{hold.placedBy.name}</bdi>,
                at: <TimeText at={hold.placedAt} />,
              })}
            </p>
            <Button
              size="small"
              aria-label={t('retention.liftOf', { name: hold.label })}
              onClick={() => setLifted(hold)}
            >
              {t('retention.lift')}
            </Button>
          </li>
        ))}
      </ul>
      {holds.length > 0 && place}
      {placing && <HoldForm onClose={() => setPlacing(false)} />}
      {lifted && <LiftForm hold={lifted} onClose={() => setLifted(null)} />}
    </Panel>
  );
}

type LiftFormProps = { hold: Hold; onClose: () => void };

function LiftForm({ hold, onClose }: LiftFormProps) {
  const t = useTexts();
  const saving = useAct('POST /security/v1.0/retention', {
    onDone: () => {
      toast.success(t('retention.holdLifted'));
      onClose();
    },
  });
  return (
    <FormDialog<{ reason: string }>
      title={t('retention.liftOf', { name: hold.label })}
      okText={t('retention.lift')}
      initialValues={{}}
      saving={saving}
      onSave={({ reason }) => saving.act({ action: 'lift_hold', id: hold.id, reason })}
      onClose={onClose}
    >
      <Form.Item
        name="reason"
        label={t('retention.reason')}
        rules={[{ required: true, whitespace: true, message: t('retention.reasonMissing') }]}
      >
        <Input.TextArea maxLength={RetentionLimits.reason} rows={3} />
      </Form.Item>
    </FormDialog>
  );
}
