import { Link } from '@umijs/max';
import { formatNumber } from '@/shared/format';
import { REGISTER_DUES } from '../../../contract/words.ts';
import type { Figures } from './figures.ts';
import styles from './home.module.css';
import { useTexts } from './texts/index.ts';

/** What a lead of a client has to do about its third parties, each with the list it counts. */
export function NextSteps({ due }: { due: NonNullable<Figures['due']> }) {
  const t = useTexts();
  const some = REGISTER_DUES.filter((key) => due[key] > 0);
  if (some.length === 0) return <p className={styles.quiet}>{t('nothingIsDue')}</p>;
  return (
    <ul className={styles.steps}>
      {some.map((key) => (
        <li key={key}>
          <Link to={`/pages/thirdparties?due=${key}`}>
            <strong>{formatNumber(due[key])}</strong> {t(`due.${key}`, { count: due[key] })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
