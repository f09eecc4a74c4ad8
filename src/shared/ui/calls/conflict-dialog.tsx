import { Button, Modal } from 'antd';
import { toWords } from '../../format/index.ts';
import type { ApiProblem } from '../../http/index.ts';
import { changedFields } from './changed-fields.ts';
import styles from './conflict-dialog.module.css';

type ConflictDialogProps = {
  open: boolean;
  problem: ApiProblem;
  /** What this person tried to save, to compare with the newer state. */
  sent?: unknown;
  /** It is what this person had before their eyes, not what they tried to save. */
  isSeen?: boolean;
  onClose: () => void;
  onReload?: () => void;
};

/** Somebody was faster (409), or it is not possible now (422): says why, what changed, and lets the person choose. */
export function ConflictDialog({
  open,
  problem,
  sent,
  isSeen = false,
  onClose,
  onReload,
}: ConflictDialogProps) {
  const stale = problem.status === 409;
  const changed = stale ? changedFields(sent, problem.current) : [];
  const reload = () => {
    onClose();
    onReload?.();
  };
  return (
    <Modal
      open={open}
      title={stale ? 'Someone else changed this' : 'This can’t be done right now'}
      onCancel={onClose}
      footer={[
        <Button key="keep" onClick={onClose}>
          {stale && onReload ? 'Keep my changes' : 'Close'}
        </Button>,
        ...(stale && onReload
          ? [
              <Button key="reload" type="primary" onClick={reload}>
                Load the latest version
              </Button>,
            ]
          : []),
      ]}
    >
      <p>{problem.message}</p>
      {Object.entries(problem.fields).map(([name, message]) => (
        <p key={name}>
          <strong>{toWords(name)}</strong>: {message}
        </p>
      ))}
      {changed.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">{isSeen ? 'You saw' : 'Yours'}</th>
              <th scope="col">Now</th>
            </tr>
          </thead>
          <tbody>
            {changed.map((field) => (
              <tr key={field.name}>
                <th scope="row">{toWords(field.name)}</th>
                <td>{field.mine}</td>
                <td>{field.now}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Modal>
  );
}
