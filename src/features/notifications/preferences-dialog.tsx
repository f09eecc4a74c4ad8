import { Alert, Modal, Switch } from 'antd';
import { useTexts } from '@/shared/texts/use-texts';
import { ErrorState, SkeletonList, useAct, useCall } from '@/shared/ui';
import type { ChosenNoticeKind } from '../../../contract/words.ts';
import styles from './notifications.module.css';

/** Which notifications come by mail too. Each switch is kept as it is turned. */
export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const { data, error, change, reload } = useCall(
    'GET /reports/v1.0/notifications/preferences',
    {},
    { quiet: true },
  );
  const { act, busy, dialog } = useAct('POST /reports/v1.0/notifications/preferences', { onDone: change });
  const state = data?.Data;
  const turn = (kind: ChosenNoticeKind, byMail: boolean) => act({ kinds: [{ kind, byMail }] });
  return (
    <Modal
      open
      title={t('notices.title')}
      footer={null}
      onCancel={onClose}
      closable={{ 'aria-label': t('terms.close') }}
    >
      {error && <ErrorState error={error} onRetry={reload} />}
      {!state && !error && <SkeletonList rows={4} label={t('shell.loading')} />}
      {state && (
        <>
          <p>{t('notices.intro')}</p>
          {!state.mailConfigured && <Alert type="info" showIcon title={t('notices.noMail')} />}
          <ul className={styles.choices}>
            {state.kinds.map(({ kind, byMail }) => (
              <li key={kind}>
                <label htmlFor={`by-mail-${kind}`}>
                  <span>{t(`notices.${kind}`)}</span>
                  <span className={styles.example}>{t(`notices.${kind}.example`)}</span>
                </label>
                <Switch
                  id={`by-mail-${kind}`}
                  checked={byMail}
                  disabled={busy}
                  onChange={(checked) => turn(kind, checked)}
                />
              </li>
            ))}
          </ul>
          <p className={styles.example}>{t('notices.account')}</p>
        </>
      )}
      {dialog}
    </Modal>
  );
}
