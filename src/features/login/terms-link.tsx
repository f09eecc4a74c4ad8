import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '@/shared/texts/use-texts';
import { PlainButton } from '@/shared/ui/plain/plain-button';
import styles from './login.module.css';
import { TermsDialog } from './terms-dialog.tsx';

type TermsLinkProps = { agreed: boolean; onAgree: (agreed: boolean) => void };

/** The way to the terms, for whoever has not accepted them yet, and whether that is done. */
export function TermsLink({ agreed, onAgree }: TermsLinkProps) {
  const t = useTexts();
  const [reading, setReading] = useState(false);
  return (
    <div className={styles.terms}>
      <PlainButton look="link" onClick={() => setReading(true)}>
        {t('login.terms')}
      </PlainButton>
      <span role="status">{agreed ? t('login.termsAgreed') : t('login.termsDue')}</span>
      {reading &&
        // Outside the form: Enter on the checkbox must not send it.
        createPortal(
          <TermsDialog agreed={agreed} onAgree={onAgree} onClose={() => setReading(false)} />,
          document.body,
        )}
    </div>
  );
}
