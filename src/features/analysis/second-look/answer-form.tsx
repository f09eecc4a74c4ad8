import { Button, Input, Radio, Select } from 'antd';
import { useState } from 'react';
import { toast, useAct } from '@/shared/ui';
import { RequestLimits } from '../../../../contract/limits.ts';
import type { Decision } from '../../../../contract/words.ts';
import layout from '../layout.module.css';
import { dispositionOptions, reasonsFor } from '../matches/match-words.ts';
import matchStyles from '../matches/matches.module.css';
import type { Looks } from './looks.ts';

type AnswerFormProps = {
  id: string;
  about: string;
  action: 'look' | 'settle';
  reasons: Looks['reasons'];
  onDone: () => void;
};

/** An answer that is given once and stays. */
export function AnswerForm({ id, about, action, reasons, onDone }: AnswerFormProps) {
  const [disposition, setDisposition] = useState<Decision>();
  const [reasonCode, setReasonCode] = useState<string>();
  const [comment, setComment] = useState('');
  const { act, busy, dialog } = useAct('POST /reports/v1.0/secondlooks', { onReload: onDone });
  const give = async () => {
    if (!disposition || !reasonCode) return;
    if (!(await act({ action, id, disposition, reasonCode, comment }))) return;
    toast.success(action === 'look' ? 'Answer saved' : 'Settled', about);
    onDone();
  };
  const offered = disposition ? reasonsFor(reasons, disposition) : [];
  return (
    <fieldset
      className={matchStyles.decision}
      style={{ border: 0, margin: 0 }}
      aria-label={`Answer on ${about}`}
    >
      <Radio.Group
        aria-label={`Disposition of ${about}`}
        optionType="button"
        value={disposition ?? null}
        onChange={(event) => {
          const chosen = event.target.value as Decision;
          setDisposition(chosen);
          if (!reasonsFor(reasons, chosen).some(({ value }) => value === reasonCode))
            setReasonCode(undefined);
        }}
        options={dispositionOptions}
      />
      {disposition && (
        <div className={matchStyles.fields}>
          <Select
            aria-label={`Reason for ${about}`}
            placeholder="Reason"
            value={reasonCode}
            onChange={setReasonCode}
            options={offered}
          />
          <Input.TextArea
            aria-label={`Comment on ${about}`}
            placeholder="What you compared, and with which source"
            dir="auto"
            autoSize={{ minRows: 1, maxRows: 8 }}
            maxLength={RequestLimits.comment}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
        </div>
      )}
      <div className={layout.row}>
        <Button type="primary" disabled={!reasonCode} loading={busy} onClick={give}>
          {action === 'look' ? 'Save answer' : 'Settle'}
        </Button>
        <span className={layout.small}>You can’t change this later.</span>
      </div>
      {dialog}
    </fieldset>
  );
}
