import { Navigate, useLocation } from '@umijs/max';
import { isLoggedIn } from '@/shared/session';
import { useDocumentLanguage } from '@/shared/texts/use-document-language';
import { useTexts } from '@/shared/texts/use-texts';
import { Footer } from '@/shared/ui/footer/footer';
import { PlaceLinks } from './place-links.tsx';
import styles from './places.module.css';

/** An address that no page has: whoever is signed in is shown where to go, everybody else goes to the root. */
export function NotFoundPage() {
  const t = useTexts();
  const { pathname } = useLocation();
  useDocumentLanguage();
  if (!isLoggedIn()) return <Navigate to="/" replace />;
  return (
    <div className={styles.screen}>
      <main className={styles.page}>
        <title>{`${t('notFound.title')} · Prudence`}</title>
        <h1>{t('notFound.title')}</h1>
        <p>
          {t('notFound.text')} <bdi className={styles.address}>{pathname}</bdi>
        </p>
        <p>{t('notFound.next')}</p>
        <PlaceLinks />
      </main>
      <Footer />
    </div>
  );
}
