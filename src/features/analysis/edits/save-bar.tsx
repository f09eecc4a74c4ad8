import { Button, Popconfirm } from 'antd';
import { useTexts } from '../texts/index.ts';
import styles from './save-bar.module.css';

type SaveBarProps = { count: number; busy: boolean; onSave: () => void; onDiscard: () => void };

/** The one place that saves the page; says how much is not saved yet. */
export function SaveBar({ count, busy, onSave, onDiscard }: SaveBarProps) {
  const t = useTexts();
  return (
    <section className={`${styles.bar} ${count > 0 ? styles.due : ''}`} aria-label={t('unsavedChanges')}>
      <p className={styles.state} role="status">
        {count === 0 ? t('everythingIsSaved') : t('countChangesNotSavedYet', { count })}
      </p>
      <div className={styles.buttons}>
        <Popconfirm
          title={t('discardAllUnsavedChanges')}
          okText={t('discard')}
          cancelText={t('keep')}
          onConfirm={onDiscard}
          disabled={count === 0}
        >
          <Button type="text" disabled={count === 0 || busy}>
            {t('discardChanges')}
          </Button>
        </Popconfirm>
        <Button type="primary" disabled={count === 0} loading={busy} onClick={onSave}>
          {t('save')}
        </Button>
      </div>
    </section>
  );
}
