import { Alert } from 'antd';
import { useWords } from '@/shared/words/use-words';
import { RATINGS } from '../../../../contract/words.ts';
import type { Rating } from '../analysis.ts';
import { useTexts } from '../texts/index.ts';

/** A final rating below one of its categories, such as an override can make it, is never shown without a word. */
export function RatingDisagreement({ rating }: { rating: Rating }) {
  const t = useTexts();
  const word = useWords();
  const rank = (band: Rating['counts']) => RATINGS.indexOf(band);
  const [worst] = rating.categories.toSorted((a, b) => rank(a.band) - rank(b.band));
  if (!worst || rank(worst.band) >= rank(rating.counts)) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('ratingBelowItsCategory', {
        counts: word(rating.counts),
        category: word(worst.category),
        band: word(worst.band),
      })}
    />
  );
}
