import { deployment } from '../../http/index.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './footer.module.css';
import { FooterMenu } from './footer-menu.tsx';

/** The copyright strip with its way home, the same for visitors and for people who signed in. */
export function Footer() {
  const t = useTexts();
  const { holder, structureUrl } = deployment().copyright;
  return (
    <footer className={styles.footer}>
      <span>
        <bdi>
          © {new Date().getFullYear()} {holder}.
        </bdi>{' '}
        {t('footer.rights')}
      </span>
      {structureUrl && (
        <a href={structureUrl} target="_blank" rel="noreferrer noopener">
          {t('footer.structure')}
        </a>
      )}
      <FooterMenu />
    </footer>
  );
}
