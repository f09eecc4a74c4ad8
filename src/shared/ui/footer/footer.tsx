import type { ReactNode } from 'react';
import { deployment } from '../../http/index.ts';
import styles from './footer.module.css';

/** The copyright strip, the same for visitors and for people who signed in. */
export function Footer({ children }: { children?: ReactNode }) {
  const { holder, structureUrl } = deployment().copyright;
  return (
    <footer className={styles.footer}>
      <bdi>
        © {new Date().getFullYear()} {holder}. All rights reserved.
      </bdi>
      {structureUrl && (
        <a href={structureUrl} target="_blank" rel="noreferrer noopener">
          How the network of firms is organised
        </a>
      )}
      {children && <span className={styles.more}>{children}</span>}
    </footer>
  );
}
