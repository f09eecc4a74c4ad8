import type { ReactNode } from 'react';
import { Literal } from '../../texts/literal.tsx';
import { useDocumentLanguage } from '../../texts/use-document-language.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Footer } from '../footer/footer.tsx';
import styles from './unauthorized.module.css';

/** The specification's words, in every language. */
const TITLE = 'Prudence message';

/** The page of a refused address, and below it where else to go. Light: it needs no antd. */
export function Unauthorized({ children }: { children?: ReactNode }) {
  const t = useTexts();
  useDocumentLanguage();
  return (
    <div className={styles.screen}>
      <main className={styles.page}>
        <title>{TITLE}</title>
        <svg className={styles.icon} viewBox="0 0 48 48" role="img" aria-label={t('unauthorized.alert')}>
          <path d="M24 6 44 41H4Z" />
          <path d="M24 19v11M24 35v.5" />
        </svg>
        <p className={styles.product}>
          <Literal>{TITLE}</Literal>
        </p>
        <h1 className={styles.title}>
          <Literal>Unauthorized Access</Literal>
        </h1>
        <p>{t('unauthorized.why')}</p>
        {children}
      </main>
      <Footer />
    </div>
  );
}
