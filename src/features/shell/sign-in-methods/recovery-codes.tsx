import { Button, Typography } from 'antd';
import { useState } from 'react';
import { useTexts } from '@/shared/texts/use-texts';
import { TimeText, useAct } from '@/shared/ui';
import type { factors } from '../../../../contract/index.ts';
import styles from './sign-in-methods.module.css';

/** How many codes are left, and new ones; they are shown once, for the server keeps only their hashes. */
export function RecoveryCodes({ methods }: { methods: factors.SignInMethods }) {
  const t = useTexts();
  const [codes, setCodes] = useState<string[]>([]);
  const { act, busy, dialog } = useAct('POST /security/v1.0/signinmethods', {
    onDone: (made) => setCodes(made.codes),
  });
  const { left, madeAt } = methods.recoveryCodes;
  return (
    <section className={styles.method}>
      <h3>{t('codes.title')}</h3>
      <p>{t('codes.what')}</p>
      {!methods.authenticator && <p>{t('codes.noAuthenticator')}</p>}
      {madeAt && codes.length === 0 && (
        <p>
          {t('codes.left', { left })} {t('codes.madeAt')} <TimeText at={madeAt} />
        </p>
      )}
      {codes.length > 0 && (
        <div className={styles.codes}>
          <p role="status">{t('codes.shownOnce')}</p>
          <ol dir="ltr">
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
          <Typography.Text
            copyable={{ text: codes.join('\n'), tooltips: [t('codes.copy'), t('codes.copied')] }}
          >
            {t('codes.copy')}
          </Typography.Text>
        </div>
      )}
      {methods.authenticator && (
        <Button loading={busy} onClick={() => act({ action: 'make_recovery_codes' })}>
          {madeAt ? t('codes.replace') : t('codes.create')}
        </Button>
      )}
      {dialog}
    </section>
  );
}
