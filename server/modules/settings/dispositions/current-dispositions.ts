import type { DispositionPolicy, DispositionReason } from '../../../../contract/security/dispositions.ts';
import { DISPOSITION_REASONS } from '../../../../contract/words.ts';
import { newestVersion } from '../../identity/index.ts';
import { dispositionPolicies } from '../tables.ts';

const forGood = { medium: null, strong: null, exact: null };
const worded = (code: string) => code[0]?.toUpperCase() + code.slice(1).replaceAll('_', ' ');

/** Which decisions each of the first reasons is a reason for. */
const decisionsOf: Record<(typeof DISPOSITION_REASONS)[number], DispositionReason['dispositions']> = {
  name_and_data_agree: ['true_match', 'possible'],
  different_birth_date: ['false_positive'],
  different_country: ['false_positive'],
  different_identifier: ['false_positive'],
  different_person: ['false_positive'],
  different_business: ['false_positive'],
  name_only_coincidence: ['false_positive'],
  insufficient_data: ['possible', 'false_positive'],
};

/** The first reasons for the decisions they fit, which hold until a record changes; until an administrator says otherwise. */
export const firstDispositions: DispositionPolicy = {
  reasons: DISPOSITION_REASONS.map((code) => ({
    code,
    label: worded(code),
    dispositions: [...decisionsOf[code]],
    active: true,
  })),
  validityDays: { true_match: forGood, possible: forGood, false_positive: forGood },
  secondLookPercent: 0,
  knownAnswerPercent: 0,
};

/** Inside a transaction of the firm or the system: the reasons that count now, and how long a decision holds. */
export const currentDispositions = async (): Promise<DispositionPolicy> => ({
  ...firstDispositions,
  // One that was saved before there were second looks does not name them.
  ...(await newestVersion(dispositionPolicies))?.policy,
});
