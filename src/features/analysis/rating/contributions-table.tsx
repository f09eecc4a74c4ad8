import { formatPercent, formatShare } from '@/shared/format';
import { Reasons } from '@/shared/server-texts/reason-sentence';
import { type Contribution, ScoreBar } from '@/shared/ui';
import { useFactorNames } from '@/shared/words/use-words';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import styles from './rating.module.css';

type ContributionsTableProps = {
  contributions: readonly Contribution[];
  score: number;
  /** What a finding is called that a contribution names. */
  findingName?: (finding: string) => string;
};

/**
 * Factor by factor, category by category and finding by finding: how bad it is (0–100), how much it counts, what it adds.
 * The last column adds up to the score.
 */
export function ContributionsTable({
  contributions,
  score,
  findingName = (finding) => `F${finding}`,
}: ContributionsTableProps) {
  const t = useTexts();
  const nameOf = useFactorNames();
  return (
    <>
      <div className={styles.wide}>
        <table className={layout.table}>
          <thead>
            <tr>
              <th scope="col">{t('factor')}</th>
              <th scope="col">{t('because')}</th>
              <th scope="col" className={layout.number}>
                {t('rawOf100')}
              </th>
              <th scope="col" className={layout.number}>
                {t('weight')}
              </th>
              <th scope="col" className={layout.number}>
                {t('contribution')}
              </th>
              <td className={styles.barColumn} />
            </tr>
          </thead>
          <tbody>
            {contributions.map((one) => (
              <tr key={one.category ?? one.label}>
                <th scope="row">{nameOf(one)}</th>
                <td className={layout.quiet}>
                  <Reasons reasons={one.reasons} english={one.because} />
                  <FindingParts findings={one.findings} nameOf={findingName} />
                </td>
                <td className={layout.number}>{one.raw.toFixed(1)}</td>
                <td className={layout.number}>{one.weight === null ? '' : formatPercent(one.weight)}</td>
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
                {t('sum')}
              </th>
              <td className={layout.number}>
                {formatPercent(contributions.reduce((sum, { weight }) => sum + (weight ?? 0), 0))}
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
            key={one.category ?? one.label}
            label={nameOf(one)}
            value={one.contribution}
            max={one.weight ?? 100}
            text={t('toFixedOfWeight', { toFixed: one.contribution.toFixed(1), weight: one.weight ?? 100 })}
            {...(one.weight === null
              ? {}
              : { of: t('rawOfHundredByWeight', { raw: one.raw.toFixed(1), weight: one.weight }) })}
            detail={
              <>
                <Reasons reasons={one.reasons} english={one.because} />
                <FindingParts findings={one.findings} nameOf={findingName} />
              </>
            }
          />
        ))}
        <p className={styles.sum}>
          {t.rich('sumToFixedOf100', { toFixed: <strong>{score.toFixed(1)}</strong> })}
        </p>
      </div>
    </>
  );
}

type FindingPartsProps = { findings: Contribution['findings']; nameOf: (finding: string) => string };

/** What each finding of a category adds, the most first. */
function FindingParts({ findings = [], nameOf }: FindingPartsProps) {
  const t = useTexts();
  if (findings.length === 0) return null;
  return (
    <ul className={styles.parts}>
      {findings.map(({ finding, impact, contribution }) => (
        <li key={finding}>
          {t.rich('findingAddsPoints', {
            name: <bdi>{nameOf(finding)}</bdi>,
            impact: formatShare(impact),
            points: contribution.toFixed(1),
          })}
        </li>
      ))}
    </ul>
  );
}

const largest = (contributions: readonly { contribution: number }[]) =>
  Math.max(1, ...contributions.map(({ contribution }) => contribution));
