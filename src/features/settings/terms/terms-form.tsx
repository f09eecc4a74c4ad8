import { App, Button, Input, Segmented } from 'antd';
import { useState } from 'react';
import { listText } from '@/shared/format';
import { toast, useAct, useUnsavedGuard } from '@/shared/ui';
import { DisabledWhile } from '@/shared/ui/calls/disabled-while';
import type { AnswerOf } from '../../../../contract/index.ts';
import { TermsLimits } from '../../../../contract/limits.ts';
import { TERMS_TEXTS, type TermsText } from '../../../../contract/words.ts';
import { fieldErrors } from '../field-errors.ts';
import { useTexts } from '../texts/index.ts';
import styles from './terms.module.css';
import { TermsPreview } from './terms-preview.tsx';
import { useTextTitles } from './text-titles.ts';

export type TermsState = NonNullable<AnswerOf<'GET /security/v1.0/settings'>['Data']['terms']>;
type TermsFormProps = { state: TermsState; onReload: () => void };

/** The three texts beside what they will look like; saving asks everybody to agree again. */
export function TermsForm({ state, onReload }: TermsFormProps) {
  const t = useTexts();
  const titleOf = useTextTitles();
  const { modal } = App.useApp();
  const [shown, setShown] = useState<TermsText>('tnc');
  const [texts, setTexts] = useState(state.texts);
  const { act, busy, dialog, problem } = useAct('POST /security/v1.0/settings', {
    onDone: () => toast.success(t('terms.saved'), t('terms.savedText')),
    onReload,
    compare: () => null,
  });
  const changed = TERMS_TEXTS.filter((name) => texts[name] !== state.texts[name]);
  const empty = TERMS_TEXTS.filter((name) => texts[name].trim() === '');
  useUnsavedGuard(changed.length > 0);
  const said = fieldErrors(problem, 'setting.')(shown) as { help?: string };
  const save = () =>
    modal.confirm({
      title: t('terms.askAgain'),
      content: t('terms.askAgainText', {
        texts: listText(changed.map(titleOf), t.language),
        people: state.agreed.of,
      }),
      okText: t('terms.saveAndAsk'),
      onOk: () => void act({ version: state.version, setting: { name: 'terms', ...texts } }),
    });
  return (
    <>
      <div className={styles.choice}>
        <Segmented<TermsText>
          aria-label={t('terms.text')}
          value={shown}
          onChange={setShown}
          options={TERMS_TEXTS.map((name) => ({
            value: name,
            label: changed.includes(name) ? t('terms.changedText', { title: titleOf(name) }) : titleOf(name),
          }))}
        />
      </div>
      <div className={styles.editor}>
        <div>
          <DisabledWhile busy={busy}>
            <Input.TextArea
              aria-label={titleOf(shown)}
              value={texts[shown]}
              onChange={(event) => setTexts({ ...texts, [shown]: event.target.value })}
              maxLength={TermsLimits.text}
              style={{ height: 456, resize: 'none' }}
              status={empty.includes(shown) || said.help ? 'error' : undefined}
              dir="auto"
            />
          </DisabledWhile>
          <p className={styles.count}>
            {said.help ?? (empty.includes(shown) ? t('terms.empty') : '')}{' '}
            {t('terms.length', { length: texts[shown].length, limit: TermsLimits.text })}
          </p>
        </div>
        <TermsPreview title={titleOf(shown)} text={texts[shown]} />
      </div>
      <div className={styles.acts}>
        <Button
          type="primary"
          disabled={changed.length === 0 || empty.length > 0}
          loading={busy}
          onClick={save}
        >
          {t('terms.save')}
        </Button>
        <Button disabled={changed.length === 0 || busy} onClick={() => setTexts(state.texts)}>
          {t('discardChanges')}
        </Button>
      </div>
      {dialog}
    </>
  );
}
