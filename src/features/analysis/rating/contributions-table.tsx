import { ScoreBar } from '@/shared/ui';
import type { Rating } from '../analysis.ts';
import layout from '../layout.module.css';
import styles from './rating.module.css';

type ContributionsTableProps = {
  contributions: readonly Pick<
    Rating['contributions'][number],
    'label' | 'weight' | 'raw' | 'contribution' | 'because'
  >[];
  score: number;
};

/** Factor by factor: how bad it is (0–100), how much it counts, what it adds; the last column adds up to the score. */
export function ContributionsTable({ contributions, score }: ContributionsTableProps) {
  return (
    <>
      <div className={styles.wide}>
        <table className={layout.table}>
          <thead>
            <tr>
              <th scope="col">Factor</th>
              <th scope="col">Because</th>
              <th scope="col" className={layout.number}>
                Raw, of 100
              </th>
              <th scope="col" className={layout.number}>
                Weight
              </th>
              <th scope="col" className={layout.number}>
                Contribution
              </th>
              <td className={styles.barColumn} />
            </tr>
          </thead>
          <tbody>
            {contributions.map((one) => (
              <tr key={one.label}>
                <th scope="row">{one.label}</th>
                <td className={layout.quiet}>{one.because}</td>
                <td className={layout.number}>{one.raw.toFixed(1)}</td>
                <td className={layout.number}>{one.weight} %</td>
                <td className={layout.number}>{one.contribution.toFixed(1)}</td>
                <td aria-hidden="true">
                  <span className={styles.bar}>
                    <span style={{ inlineSize: `${(one.contribution / largest(contributions)) * 100}%` }} />
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                Sum
              </th>
              <td className={layout.number}>
                {contributions.reduce((sum, { weight }) => sum + weight, 0)} %
              </td>
              <td className={layout.number}>{score.toFixed(1)}</td>
              <td aria-hidden="true" />
            </tr>
          </tfoot>
        </table>
      </div>
      <div className={styles.narrow}>
        {contributions.map((one) => (
          <ScoreBar
            key={one.label}
            label={one.label}
            value={one.contribution}
            max={one.weight}
            text={`${one.contribution.toFixed(1)} of ${one.weight}`}
            detail={`${one.raw.toFixed(1)} of 100 × ${one.weight} %. ${one.because}`}
          />
        ))}
        <p className={styles.sum}>
          Sum <strong>{score.toFixed(1)}</strong> of 100
        </p>
      </div>
    </>
  );
}

const largest = (contributions: readonly { contribution: number }[]) =>
  Math.max(1, ...contributions.map(({ contribution }) => contribution));
