import { Button, Modal, Radio } from 'antd';
import { useState } from 'react';
import { plural } from '../../format/index.ts';
import { Difference } from '../difference/difference.tsx';
import styles from './merge-dialog.module.css';
import type { Choice, Conflict, ForeignChange } from './three-way.ts';

export type Comparison = { conflicts: readonly Conflict[]; foreign: readonly ForeignChange[] };

type MergeDialogProps = {
  comparison: Comparison;
  /** What a field is called; a value is shown as this says it. */
  labelOf: (key: string) => string;
  say?: (key: string, value: unknown) => unknown;
  busy: boolean;
  saveText: string;
  onSave: (choices: Record<string, Choice>) => void;
  /** Closes it and leaves everything as it was typed. */
  onBack: () => void;
};

const asIs = (_key: string, value: unknown) => value;

/** Two people wrote at once: field by field what the other changed, and whose words are to stay. Nothing typed is lost. */
export function MergeDialog(props: MergeDialogProps) {
  const { comparison, labelOf, say = asIs, busy, saveText, onSave, onBack } = props;
  const { conflicts, foreign } = comparison;
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const all = (choice: Choice) => setChoices(Object.fromEntries(conflicts.map(({ key }) => [key, choice])));
  return (
    <Modal
      open
      width={860}
      title="Someone else has saved a newer version"
      onCancel={onBack}
      footer={[
        <Button key="back" onClick={onBack}>
          Back to editing
        </Button>,
        <Button key="save" type="primary" loading={busy} onClick={() => onSave(choices)}>
          {saveText}
        </Button>,
      ]}
    >
      <p>
        {conflicts.length === 0
          ? 'You changed different things: both stay when you save.'
          : `You both changed ${plural(conflicts.length, 'field')}. Choose which value to keep. Everything else is kept from both.`}
      </p>
      {conflicts.length > 1 && (
        <p className={styles.all}>
          <Button size="small" onClick={() => all('mine')}>
            Keep all mine
          </Button>
          <Button size="small" onClick={() => all('theirs')}>
            Take all theirs
          </Button>
        </p>
      )}
      {conflicts.map(({ key, before, mine, theirs }) => (
        <Radio.Group
          key={key}
          className={styles.conflict}
          aria-label={labelOf(key)}
          value={choices[key] ?? 'mine'}
          onChange={(event) => setChoices((now) => ({ ...now, [key]: event.target.value }))}
        >
          <strong className={styles.label}>{labelOf(key)}</strong>
          <div className={styles.side}>
            <Radio value="mine">Keep mine</Radio>
            <Difference before={say(key, before)} after={say(key, mine)} />
          </div>
          <div className={styles.side}>
            <Radio value="theirs">Take theirs</Radio>
            <Difference before={say(key, before)} after={say(key, theirs)} />
          </div>
        </Radio.Group>
      ))}
      {foreign.length > 0 && (
        <>
          <h3 className={styles.heading}>Changed by the other person only</h3>
          <dl className={styles.foreign}>
            {foreign.map(({ key, before, after }) => (
              <div key={key}>
                <dt>{labelOf(key)}</dt>
                <dd>
                  <Difference before={say(key, before)} after={say(key, after)} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Modal>
  );
}
