import { Button, Popconfirm } from 'antd';
import { TimeText } from '@/shared/ui';
import { useTexts } from '../texts/index.ts';
import styles from './save-bar.module.css';
import type { Autosave } from './use-autosave.ts';

type SaveBarProps = {
  count: number;
  busy: boolean;
  auto: Autosave;
  onSave: () => void;
  onDiscard: () => void;
};

/** The one place that saves the page; says how much is not saved yet, and when the texts were saved last. */
export function SaveBar({ count, busy, auto, onSave, onDiscard }: SaveBarProps) {
  const t = useTexts();
  return (
    <section className={`${styles.bar} ${count > 0 ? styles.due : ''}`} aria-label={t('unsavedChanges')}>
      <p className={styles.state} role="status">
        <span>
          {auto.state === 'refused' && count > 0
            ? t('couldntSaveSelectSave')
            : count === 0
              ? t('everythingIsSaved')
              : t('countChangesNotSavedYet', { count })}
        </span>{' '}
        {auto.state === 'saving' ? (
          <span>{t('saving')}</span>
        ) : (
          auto.savedAt && (
            <span>{t.rich('savedAt', { time: <TimeText at={auto.savedAt} form="clock" /> })}</span>
          )
        )}
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
        <Button
          type="primary"
          disabled={count === 0}
          loading={busy}
          onClick={onSave}
          title={t('saveWithKeys')}
        >
          {t('save')}
        </Button>
      </div>
    </section>
  );
}
