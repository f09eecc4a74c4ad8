import { formatNumber } from '@/shared/format';
import { SecondLookLimits } from '../../../../contract/limits.ts';
import type { Translate } from '../texts/index.ts';
import type { Measure } from './looks.ts';

/** Fewer pairs than say anything. */
export const isFew = ({ pairs }: Measure) => pairs < SecondLookLimits.enoughPairs;

/** With its standard error; a dash where it says nothing. */
export function kappaText({ kappa, error }: Measure): string {
  if (kappa === null) return '–';
  const value = formatNumber(kappa, 2);
  return error ? `${value} ± ${formatNumber(error, 2)}` : value;
}

/** Why a kappa says nothing or little; nothing where there is nothing to warn of. */
export function warningOf(measure: Measure, t: Translate): string | null {
  if (measure.pairs === 0) return t('noSecondLookHasBeenCompleted');
  if (measure.kappa === null) return t('bothPeopleAlwaysGaveTheSame');
  if (isFew(measure))
    return t('withFewerThanEnoughPairsPairsKappa', { enoughPairs: SecondLookLimits.enoughPairs });
  return null;
}
