import { RiskChip } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { ReportData } from '../analysis.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';

type CategoryRatingsProps = { categories: ReportData['rating']['categories'] };

/** Risk by risk: its rating and what that rests on, or that nothing was found, or that nobody was asked to look. */
export function CategoryRatings({ categories }: CategoryRatingsProps) {
  const word = useWords();
  const t = useTexts();
  const none = (inScope = true) => (
    <span className={layout.quiet}>{t(inScope ? 'nothingFound' : 'notInScope')}</span>
  );
  return (
    <table className={layout.table}>
      <tbody>
        {categories.map(({ category, band, score, basis, inScope }) => (
          <tr key={category}>
            <th scope="row">{word(category)}</th>
            <td colSpan={basis === 'nothing' ? 2 : undefined}>
              {basis === 'nothing' ? none(inScope) : <RiskChip band={band} />}
            </td>
            {basis !== 'nothing' && (
              <td className={layout.number}>
                {basis === 'score' && score.toFixed(1)}
                {basis === 'floor' && t('byMinimumRating')}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
