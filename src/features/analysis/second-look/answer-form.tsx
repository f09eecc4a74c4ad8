import { Button, Input, Radio, Select } from 'antd';
import { useState } from 'react';
import { toast, useAct } from '@/shared/ui';
import { useMasterTitles, useWords } from '@/shared/words/use-words';
import { RequestLimits } from '../../../../contract/limits.ts';
import type { Decision } from '../../../../contract/words.ts';
import layout from '../layout.module.css';
import { dispositionOptions, reasonsFor } from '../matches/match-words.ts';
import matchStyles from '../matches/matches.module.css';
import { useTexts } from '../texts/index.ts';
import type { Looks } from './looks.ts';

type AnswerFormProps = {
  id: string;
  about: string;
  action: 'look' | 'settle';
  reasons: Looks['reasons'];
  onReload: () => void;
};

/** An answer that is given once and stays. */
export function AnswerForm({ id, about, action, reasons, onReload }: AnswerFormProps) {
  const word = useWords();
  const titleOf = useMasterTitles();
  const t = useTexts();
  const [disposition, setDisposition] = useState<Decision>();
  const [reasonCode, setReasonCode] = useState<string>();
  const [comment, setComment] = useState('');
  const { act, busy, dialog } = useAct('POST /reports/v1.0/secondlooks', { onReload });
  const give = async () => {
    if (!disposition || !reasonCode) return;
    if (!(await act({ action, id, disposition, reasonCode, comment }))) return;
    toast.success(action === 'look' ? t('answerSaved') : t('settled'), about);
  };
  const offered = (disposition ? reasonsFor(reasons, disposition) : []).map(({ value, label }) => ({
    value,
    label: titleOf(label),
  }));
  return (
    <fieldset
      className={matchStyles.decision}
      style={{ border: 0, margin: 0 }}
      aria-label={t('answerOnAbout', { about })}
    >
      <Radio.Group
        aria-label={t('dispositionOfAbout', { about })}
        optionType="button"
        value={disposition ?? null}
        onChange={(event) => {
          const chosen = event.target.value as Decision;
          setDisposition(chosen);
          if (!reasonsFor(reasons, chosen).some(({ value }) => value === reasonCode))
            setReasonCode(undefined);
        }}
        options={dispositionOptions(word)}
      />
      {disposition && (
        <div className={matchStyles.fields}>
          <Select
            aria-label={t('reasonForAbout', { about })}
            placeholder={t('reason')}
            value={reasonCode}
            onChange={setReasonCode}
            options={offered}
          />
          <Input.TextArea
            aria-label={t('commentOnAbout', { about })}
            placeholder={t('whatYouComparedAndWithWhich')}
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
          {action === 'look' ? t('saveAnswer') : t('settle')}
        </Button>
        <span className={layout.small}>{t('youCantChangeThisLater')}</span>
      </div>
      {dialog}
    </fieldset>
  );
}
