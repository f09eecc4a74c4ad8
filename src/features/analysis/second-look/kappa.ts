import { formatNumber } from '@/shared/format';
import { SecondLookLimits } from '../../../../contract/limits.ts';
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
export function warningOf(measure: Measure): string | null {
  if (measure.pairs === 0) return 'Nobody has looked a second time yet.';
  if (measure.kappa === null)
    return 'Both people always gave the same one answer, which chance alone would bring: kappa says nothing.';
  if (isFew(measure))
    return `From fewer than ${SecondLookLimits.enoughPairs} pairs kappa says little: one answer more may move it far.`;
  return null;
}
