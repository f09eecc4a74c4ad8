import { Link } from '@umijs/max';
import { ScrollRegion } from '@/shared/ui';
import { useCountryNames } from '@/shared/words/country-names';
import { useWords } from '@/shared/words/use-words';
import { RISK_CATEGORIES } from '../../../../contract/words.ts';
import { useTexts } from '../texts/index.ts';
import type { Trends } from './trend-figures.ts';
import styles from './trends.module.css';

/** How many countries are shown; the file holds all of them. */
const SHOWN = 10;

/** Confirmed findings by country and category: the more, the darker. */
export function HeatTable({ findings, label }: { findings: Trends['findings']; label: string }) {
  const t = useTexts();
  const word = useWords();
  const { nameOf } = useCountryNames();
  const of = (country: string, category: string) =>
    findings.find((row) => row.country === country && row.category === category)?.value ?? 0;
  const totals = new Map<string, number>();
  for (const { country, value } of findings) totals.set(country, (totals.get(country) ?? 0) + value);
  const rows = [...totals].sort(([, a], [, b]) => b - a);
  const most = Math.max(1, ...findings.map(({ value }) => value));
  return (
    <ScrollRegion label={t('trend.tableOf', { title: label })}>
      <table className={`${styles.table} ${styles.heat}`}>
        <thead>
          <tr>
            <th scope="col">{t('country')}</th>
            {RISK_CATEGORIES.map((category) => (
              <th key={category} scope="col">
                {word(category)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map(([country]) => (
            <tr key={country}>
              <th scope="row">
                {country ? (
                  <Link to={`/pages/requestdetails?country=${country}`}>{nameOf(country)}</Link>
                ) : (
                  t('notStated')
                )}
              </th>
              {RISK_CATEGORIES.map((category) => {
                const value = of(country, category);
                return (
                  <td key={category} style={{ '--heat': `${Math.round((value / most) * 60)}%` } as object}>
                    {value || ''}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > SHOWN && (
        <p className={styles.lead}>{t('trend.moreCountries', { count: rows.length - SHOWN })}</p>
      )}
    </ScrollRegion>
  );
}
