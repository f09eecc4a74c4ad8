import { Button, Modal } from 'antd';
import { formatDay } from '../../format/index.ts';
import type { ApiProblem } from '../../http/index.ts';
import { type ToWord, useWords } from '../../words/use-words.ts';
import { useTexts } from '../texts/index.ts';
import { changedFields } from './changed-fields.ts';
import styles from './conflict-dialog.module.css';

type ConflictDialogProps = {
  open: boolean;
  problem: ApiProblem;
  /** What this person tried to save, to compare with the newer state. */
  sent?: unknown;
  /** It is what this person had before their eyes, not what they tried to save. */
  isSeen?: boolean;
  /** This person typed or chose something, which stays on the page when the dialog is closed. */
  isTyped?: boolean;
  onClose: () => void;
  onReload?: () => void;
};

/** Somebody was faster (409), or it is not possible now (422): says why, what changed, and lets the person choose. */
export function ConflictDialog({
  open,
  problem,
  sent,
  isSeen = false,
  isTyped = !isSeen,
  onClose,
  onReload,
}: ConflictDialogProps) {
  const word = useWords();
  const t = useTexts();
  const stale = problem.status === 409;
  const changed = stale ? changedFields(sent, problem.current) : [];
  const reload = () => {
    onClose();
    onReload?.();
  };
  return (
    <Modal
      open={open}
      title={stale ? t('someoneElseChangedThis') : t('thisCantBeDoneRightNow')}
      onCancel={onClose}
      footer={[
        <Button key="keep" onClick={onClose}>
          {stale && onReload && isTyped ? t('keepMyChanges') : t('close')}
        </Button>,
        ...(stale && onReload
          ? [
              <Button key="reload" type="primary" onClick={reload}>
                {t('loadTheLatestVersion')}
              </Button>,
            ]
          : []),
      ]}
    >
      <p>{problem.message}</p>
      {Object.entries(problem.fields).map(([name, message]) => (
        <p key={name}>
          <strong>{word(name)}</strong>: {message}
        </p>
      ))}
      {changed.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{isSeen ? t('youSaw') : t('yours')}</th>
              <th scope="col">{t('now')}</th>
            </tr>
          </thead>
          <tbody>
            {changed.map((field) => (
              <tr key={field.name}>
                <th scope="row">{word(field.name)}</th>
                <td>{valueText(field.name, field.mine, word)}</td>
                <td>{valueText(field.name, field.now, word)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Modal>
  );
}

/** Fields whose values are words of the contract; others hold what people wrote. */
const wordFields = /(^|, )(status|priority|role|severity|disposition|band)$/;

function valueText(name: string, value: string, word: ToWord) {
  if (wordFields.test(name)) return word(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDay(value) : value;
}
