import { useEffect, useRef } from 'react';
import { useTexts } from '@/shared/texts/use-texts';
import { PlainButton } from '@/shared/ui/plain/plain-button';
import { TermsText } from '@/shared/ui/terms-text/terms-text';
import styles from './terms-dialog.module.css';

import { useReading } from './use-reading.ts';
import { useTermsTexts } from './use-terms-texts.ts';

type TermsDialogProps = { agreed: boolean; onAgree: (agreed: boolean) => void; onClose: () => void };

/** The three texts, read section by section; agreeing is possible once the end was in sight. */
export function TermsDialog({ agreed, onAgree, onClose }: TermsDialogProps) {
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const sections = useTermsTexts();
  const loaded = sections.every((one) => one.text !== undefined);
  const reading = useReading(loaded, agreed);
  const title = sections[reading.section]?.title ?? 'terms.title';

  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="terms-title" onClose={onClose}>
      <header className={styles.head}>
        <h2 id="terms-title">{t('terms.title')}</h2>
        <span role="status">
          {t('terms.progress', { section: reading.section + 1, of: sections.length })}: {t(title)}
        </span>
        <progress value={reading.share} max={1} aria-label={t('terms.read')} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <div className={styles.text} ref={reading.box} onScroll={reading.look} tabIndex={0} role="document">
        {sections.map((one) => (
          <section key={one.title}>
            <h3>{t(one.title)}</h3>
            {one.failed && <p>{t('terms.failed')}</p>}
            <TermsText text={one.text ?? ''} heading="h4" />
          </section>
        ))}
      </div>
      <footer className={styles.foot}>
        <PlainButton onClick={reading.next} disabled={!loaded}>
          {t('terms.next')}
        </PlainButton>
        <label className={styles.agree}>
          <input
            type="checkbox"
            checked={agreed}
            disabled={!reading.isRead || !loaded}
            onChange={(event) => onAgree(event.target.checked)}
          />
          {t('terms.agree')}
        </label>
        <PlainButton look={agreed ? 'primary' : 'quiet'} onClick={() => dialog.current?.close()}>
          {t('terms.close')}
        </PlainButton>
      </footer>
    </dialog>
  );
}
