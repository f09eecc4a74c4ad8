import { Link } from '@umijs/max';
import { Footer } from '../footer/footer.tsx';
import styles from './unauthorized.module.css';

/** The page of a refused address. Light: it needs no antd. */
export function Unauthorized() {
  return (
    <div className={styles.screen}>
      <main className={styles.page}>
        <title>Prudence message</title>
        <svg className={styles.icon} viewBox="0 0 48 48" role="img" aria-label="Alert">
          <path d="M24 6 44 41H4Z" />
          <path d="M24 19v11M24 35v.5" />
        </svg>
        <p className={styles.product}>Prudence message</p>
        <h1 className={styles.title}>Unauthorized Access</h1>
        <p>Your role or your organisation’s licence does not include this page.</p>
        <Link to="/pages/index">Go to Home</Link>
      </main>
      <Footer />
    </div>
  );
}
