import { RiskChip } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import { isSearched } from '../../../../contract/risk-outcome.ts';
import type { ReportData } from '../analysis.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';

type Category = ReportData['rating']['categories'][number];

/** `isSealed`: nobody can assess any more what was not. */
type CategoryRatingsProps = { categories: Category[]; isSealed: boolean };

/** Risk by risk: its rating and what that rests on, or what people did about it. */
export function CategoryRatings({ categories, isSealed }: CategoryRatingsProps) {
  const word = useWords();
  const t = useTexts();
  return (
    <table className={layout.table}>
      <tbody>
        {categories.map((one) => {
          const { category, band, score, basis } = one;
          return (
            <tr key={category}>
              <th scope="row">{word(category)}</th>
              <td colSpan={basis === 'nothing' ? 2 : undefined}>
                {basis === 'nothing' ? (
                  <WithoutRating category={one} isSealed={isSealed} />
                ) : (
                  <RiskChip band={band} />
                )}
              </td>
              {basis !== 'nothing' && (
                <td className={layout.number}>
                  {basis === 'score' && score.toFixed(1)}
                  {basis === 'floor' && t('byMinimumRating')}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** That nothing was found is said only where a person searched. */
function WithoutRating({ category, isSealed }: { category: Category; isSealed: boolean }) {
  const t = useTexts();
  const { outcome, inScope, reason = '' } = category;
  const text = () => {
    if (isSearched(outcome)) return t('nothingFoundSearched');
    if (outcome === 'found') return t('findingsWithoutEffect');
    if (outcome === 'not_assessed') return t.rich('notAssessedReason', { reason: <bdi>{reason}</bdi> });
    if (outcome === 'not_ordered' || inScope === false) return t('notOrdered');
    return t(isSealed ? 'noFindingRecorded' : 'notAssessedYet');
  };
  return <span className={layout.quiet}>{text()}</span>;
}
