import { TermsText } from '@/shared/ui/terms-text/terms-text';
import { useTexts } from '../texts/index.ts';
import styles from './terms.module.css';

type TermsPreviewProps = { title: string; text: string };

/** One text as the sign-in shows it. */
export function TermsPreview({ title, text }: TermsPreviewProps) {
  const t = useTexts();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className={styles.text} aria-label={t('terms.preview', { title })} tabIndex={0}>
      <h2>{title}</h2>
      <TermsText text={text} heading="h3" />
    </section>
  );
}
