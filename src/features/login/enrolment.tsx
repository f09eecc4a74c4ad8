import { QRCodeSVG } from 'qrcode.react';
import { useTexts } from '@/shared/texts/use-texts';
import { PlainButton } from '@/shared/ui/plain/plain-button';
import { toast } from '@/shared/ui/toasts/toast-store';
import { authenticatorKey, grouped } from './authenticator-key.ts';
import styles from './login.module.css';

const QR = { size: 256, level: 'M', marginSize: 4 } as const;

/** The authenticator's QR code, and the key for those who cannot scan it. */
export default function Enrolment({ otpauthUrl }: { otpauthUrl: string }) {
  const t = useTexts();
  const key = authenticatorKey(otpauthUrl);
  const copy = async () => {
    await navigator.clipboard.writeText(key.secret);
    toast.success(t('login.keyCopied'));
  };
  return (
    <div className={styles.enrolment}>
      <QRCodeSVG value={otpauthUrl} {...QR} title={t('login.qrTitle')} />
      <p>{t('login.qrHint')}</p>
      <details>
        <summary>{t('login.cannotScan')}</summary>
        <p>
          {key.issuer} · {key.account}
        </p>
        <code>{grouped(key.secret)}</code>{' '}
        <PlainButton look="link" onClick={copy}>
          {t('login.copyKey')}
        </PlainButton>
      </details>
    </div>
  );
}
