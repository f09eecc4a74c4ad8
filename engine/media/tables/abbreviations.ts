const ALWAYS =
  'wm geo chas jas thos & mr mrs ms mx dr prof hon rev fr sr jr st messrs gen col lt capt cmdr sgt maj adm gov sen rep pres supt insp det ' +
  'vs v viz cf eg ie approx est dept div univ assn bros m/s smt shri kum adv ' +
  'jan feb apr jun jul aug sep sept oct nov dec mon tue tues wed thu thurs fri ' +
  'arts secs paras pp vol ch cl reg regs fig ed eds crim civ app ct dist supp cir misc pvt rs lic dipl ing avv sra sig';
const BEFORE_NUMBER = 'no nos art sec para p pt mar case appl ref rs cr';

/** Words before whose full stop no sentence ends: `always`, or only where a number follows. Lower-case. */
export const ABBREVIATIONS: ReadonlyMap<string, 'always' | 'before_number'> = new Map([
  ...ALWAYS.split(' ').map((word) => [word, 'always'] as const),
  ...BEFORE_NUMBER.split(' ').map((word) => [word, 'before_number'] as const),
]);
