import { Button, Modal, Radio } from 'antd';
import { useState } from 'react';
import { Difference } from '../difference/difference.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './merge-dialog.module.css';
import type { Choice, Conflict, ForeignChange } from './three-way.ts';

type Comparison = { conflicts: readonly Conflict[]; foreign: readonly ForeignChange[] };

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
  const t = useTexts();
  const { comparison, labelOf, say = asIs, busy, saveText, onSave, onBack } = props;
  const { conflicts, foreign } = comparison;
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const all = (choice: Choice) => setChoices(Object.fromEntries(conflicts.map(({ key }) => [key, choice])));
  return (
    <Modal
      open
      width={860}
      title={t('someoneElseHasSavedANewer')}
      onCancel={onBack}
      footer={[
        <Button key="back" onClick={onBack}>
          {t('backToEditing')}
        </Button>,
        <Button key="save" type="primary" loading={busy} onClick={() => onSave(choices)}>
          {saveText}
        </Button>,
      ]}
    >
      <p>
        {conflicts.length === 0
          ? t('youChangedDifferentThingsBothChanges')
          : t('youBothChangedConflictsFieldsChoose', { conflicts: conflicts.length })}
      </p>
      {conflicts.length > 1 && (
        <p className={styles.all}>
          <Button size="small" onClick={() => all('mine')}>
            {t('keepAllMine')}
          </Button>
          <Button size="small" onClick={() => all('theirs')}>
            {t('takeAllTheirs')}
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
            <Radio value="mine">{t('keepMine')}</Radio>
            <Difference before={say(key, before)} after={say(key, mine)} />
          </div>
          <div className={styles.side}>
            <Radio value="theirs">{t('takeTheirs')}</Radio>
            <Difference before={say(key, before)} after={say(key, theirs)} />
          </div>
        </Radio.Group>
      ))}
      {foreign.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('changedByTheOtherPersonOnly')}</h3>
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
