import { useRef } from 'react';
import { useTexts } from '@/shared/texts/use-texts';
import { PlainButton } from '../plain/plain-button.tsx';
import { QrCode } from '../qr-code/qr-code.tsx';
import { toast } from '../toasts/toast-store.ts';
import { authenticatorKey, grouped } from './authenticator-key.ts';
import styles from './enrolment.module.css';

const QR = { width: 256, level: 'M' } as const;

/** The authenticator's QR code, and the key for those who cannot scan it. */
export default function Enrolment({ otpauthUrl }: { otpauthUrl: string }) {
  const t = useTexts();
  const shownKey = useRef<HTMLElement>(null);
  const key = authenticatorKey(otpauthUrl);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(key.secret);
      toast.success(t('login.keyCopied'));
    } catch {
      // A browser that does not let us copy: the person can, with the key selected.
      if (shownKey.current) getSelection()?.selectAllChildren(shownKey.current);
      toast.warning(t('login.keySelected'));
    }
  };
  return (
    <div className={styles.enrolment}>
      <QrCode data={otpauthUrl} {...QR} title={t('login.qrTitle')} />
      <p>{t('login.qrHint')}</p>
      <details>
        <summary>{t('login.cannotScan')}</summary>
        <dl>
          <dt>{t('login.issuer')}</dt>
          <dd>{key.issuer}</dd>
          <dt>{t('login.account')}</dt>
          <dd>{key.account}</dd>
          <dt>{t('login.key')}</dt>
          <dd>
            <code ref={shownKey} dir="ltr">
              {grouped(key.secret)}
            </code>
          </dd>
        </dl>
        <div className={styles.ways}>
          <PlainButton look="link" onClick={copy}>
            {t('login.copyKey')}
          </PlainButton>
          <a href={otpauthUrl}>{t('login.openApp')}</a>
        </div>
      </details>
    </div>
  );
}
