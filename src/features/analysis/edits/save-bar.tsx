import { Button, Popconfirm } from 'antd';
import { plural } from '@/shared/format';
import styles from './save-bar.module.css';

type SaveBarProps = { count: number; busy: boolean; onSave: () => void; onDiscard: () => void };

/** The one place that saves the page; says how much is not saved yet. */
export function SaveBar({ count, busy, onSave, onDiscard }: SaveBarProps) {
  return (
    <section className={`${styles.bar} ${count > 0 ? styles.due : ''}`} aria-label="Unsaved changes">
      <p className={styles.state} role="status">
        {count === 0 ? 'Everything is saved.' : `${plural(count, 'change')} not saved yet.`}
      </p>
      <div className={styles.buttons}>
        <Popconfirm
          title="Discard all unsaved changes?"
          okText="Discard"
          cancelText="Keep"
          onConfirm={onDiscard}
          disabled={count === 0}
        >
          <Button type="text" disabled={count === 0 || busy}>
            Discard changes
          </Button>
        </Popconfirm>
        <Button type="primary" disabled={count === 0} loading={busy} onClick={onSave}>
          Save
        </Button>
      </div>
    </section>
  );
}
