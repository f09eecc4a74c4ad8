import { useEffect, useRef, useState } from 'react';
import { useTexts } from '@/shared/texts/use-texts';
import { PlainButton } from '@/shared/ui/plain/plain-button';
import styles from './terms-dialog.module.css';
import { useTermsTexts } from './use-terms-texts.ts';

type TermsDialogProps = { agreed: boolean; onAgree: (agreed: boolean) => void; onClose: () => void };

/** The three texts, read section by section; agreeing is possible once the end was in sight. */
export function TermsDialog({ agreed, onAgree, onClose }: TermsDialogProps) {
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const sections = useTermsTexts();
  const [section, setSection] = useState(0);
  const [read, setRead] = useState(agreed);
  const loaded = sections.every((one) => one.text !== undefined);

  useEffect(() => dialog.current?.showModal(), []);

  const look = () => {
    const box = scroller.current;
    if (!box || !loaded) return;
    const tops = Array.from(box.querySelectorAll('section'), (one) => one.offsetTop - box.offsetTop);
    const atEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 8;
    setSection(
      atEnd ? tops.length - 1 : Math.max(0, tops.filter((top) => top <= box.scrollTop + 16).length - 1),
    );
    if (atEnd) setRead(true);
  };
  useEffect(look, [loaded]);

  const next = () => {
    const box = scroller.current;
    const target = box?.querySelectorAll('section')[section + 1];
    if (!box) return;
    box.scrollTo({ top: target ? target.offsetTop - box.offsetTop : box.scrollHeight });
    if (section >= sections.length - 2) setRead(true);
    setSection(Math.min(section + 1, sections.length - 1));
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="terms-title" onClose={onClose}>
      <header className={styles.head}>
        <h2 id="terms-title">{t('terms.title')}</h2>
        <span>{t('terms.progress', { section: section + 1, of: sections.length })}</span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <div className={styles.text} ref={scroller} onScroll={look} tabIndex={0} role="document">
        {sections.map((one) => (
          <section key={one.title}>
            <h3>{t(one.title)}</h3>
            <p>{one.text ?? (one.failed ? t('terms.failed') : '…')}</p>
          </section>
        ))}
      </div>
      <footer className={styles.foot}>
        <PlainButton onClick={next} disabled={!loaded}>
          {t('terms.next')}
        </PlainButton>
        <label className={styles.agree}>
          <input
            type="checkbox"
            checked={agreed}
            disabled={!read || !loaded}
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
