import { desc } from 'drizzle-orm';
import type { DispositionPolicy } from '../../../../contract/security/dispositions.ts';
import { DECISIONS, DISPOSITION_REASONS } from '../../../../contract/words.ts';
import { db } from '../../../platform/index.ts';
import { dispositionPolicies } from '../tables.ts';

const forGood = { medium: null, strong: null, exact: null };
const worded = (code: string) => code[0]?.toUpperCase() + code.slice(1).replaceAll('_', ' ');

/** Any of the first reasons for any decision, which holds until a record changes; until an administrator says otherwise. */
export const firstDispositions: DispositionPolicy = {
  reasons: DISPOSITION_REASONS.map((code) => ({
    code,
    label: worded(code),
    dispositions: [...DECISIONS],
    active: true,
  })),
  validityDays: { true_match: forGood, possible: forGood, false_positive: forGood },
  secondLookPercent: 0,
  knownAnswerPercent: 0,
};

/** Inside tx(): the newest row, if anybody ever changed it. */
export async function newestDispositions() {
  const [newest] = await db()
    .select()
    .from(dispositionPolicies)
    .orderBy(desc(dispositionPolicies.version))
    .limit(1);
  return newest ?? null;
}

/** Inside a transaction of the firm or the system: the reasons that count now, and how long a decision holds. */
export const currentDispositions = async (): Promise<DispositionPolicy> => ({
  ...firstDispositions,
  // One that was saved before there were second looks does not name them.
  ...(await newestDispositions())?.policy,
});
