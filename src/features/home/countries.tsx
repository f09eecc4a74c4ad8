import { Link } from '@umijs/max';
import { EmptyState, useCall } from '@/shared/ui';
import type { Figures } from './figures.ts';
import styles from './home.module.css';

/** Third parties by country and risk, the most first. */
export function Countries({ rows }: { rows: Figures['byCountry'] }) {
  const { data } = useCall('GET /reports/v1.0/countries', {}, { quiet: true });
  if (rows.length === 0)
    return <EmptyState title="No countries yet" text="The countries of third parties will appear here." />;
  const nameOf = (code: string) => data?.Data.find((country) => country.code === code)?.name ?? code;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Country</th>
          {['High', 'Medium', 'Low', 'Not rated'].map((title) => (
            <td key={title}>{title}</td>
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
                'Not stated'
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
  );
}
