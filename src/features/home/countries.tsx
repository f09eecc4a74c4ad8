import { Link } from '@umijs/max';
import { EmptyState } from '@/shared/ui';
import { useCountryNames } from '@/shared/words/country-names';
import type { Figures } from './figures.ts';
import styles from './home.module.css';
import { useTexts } from './texts/index.ts';

/** Third parties by country and risk, the most first. */
export function Countries({ rows, total }: { rows: Figures['byCountry']; total: number }) {
  const t = useTexts();
  const { nameOf } = useCountryNames();
  if (rows.length === 0)
    return <EmptyState title={t('noCountriesYet')} text={t('theCountriesOfThirdPartiesWill')} />;
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('country')}</th>
            {[t('high'), t('medium'), t('low'), t('notRated')].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.country}>
              <th scope="row">
                {row.country ? (
                  <Link to={`/pages/requestdetails?country=${row.country}`}>{nameOf(row.country)}</Link>
                ) : (
                  t('notStated')
                )}
              </th>
              <td>{row.high}</td>
              <td>{row.medium}</td>
              <td>{row.low}</td>
              <td>{row.unrated}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > rows.length && <p>{t('showingShownOfTotalCountries', { shown: rows.length, total })}</p>}
    </>
  );
}
