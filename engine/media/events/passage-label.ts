import type { Classification } from '../classify.ts';
import { ADVERSE_LABELS, type AdverseLabel } from '../labels.ts';
import { MATTERS } from '../tables/frames.ts';
import { AUTHORITY_NOUN } from '../tables/heads.ts';
import type { AdverseClause } from './adverse-clauses.ts';

/** How much a sign in the sentence multiplies the odds of a category. */
const WEIGHT = { matter: 8, frame: 8, authority: 3, crime: 5 } as const;

const IN_COURT = /\b(?:court|judge|tribunal|damages|claimants?|plaintiffs?|costs|interest|jury|verdict)\b/iu;

/** Words without which a passage is hardly about bribes, or sanctions. */
const SPOKEN: readonly (readonly [AdverseLabel, RegExp])[] = [
  [
    'bribery_corruption',
    /\b(?:brib|corrupt|kickback|graft|gift|payment|pa(?:id|y|ys|ying)\b|cash|envelope|favou?r|gratuit|official|officer|minister|mayor|tender|contract|inducement|influence|trip|reward|in return|integrity|ombudsman|procurement|vote|party|licen[cs]e|lobby)/iu,
  ],
  [
    'sanctions',
    /\b(?:sanction|embargo|OFAC|export|import|listed|list\b|designat|block|froze|freez|Iran|Russia|Syria|North Korea|Crimea|Cuba|Sudan|Libya|Myanmar|Venezuela|dual[- ]use|blacklist|entity|arms|militia|rebel|controlled|proliferat|cargo|vessel|shipment|weapon|terror)/iu,
  ],
];

/**
 * The category of a passage that tells something adverse: the model's shares of the six categories, weighted by what
 * the matter, the words that tell it and an authority in the sentence speak for.
 */
export function passageLabel(
  text: string,
  clauses: readonly AdverseClause[],
  { probabilities }: Pick<Classification, 'probabilities'>,
): AdverseLabel {
  const odds = { ...probabilities };
  for (const [label, words] of SPOKEN) if (!words.test(text)) odds[label] *= 0.25;
  const matter = MATTERS.find(([, pattern]) => pattern.test(text))?.[0];
  if (
    !matter &&
    clauses.some(({ frame }) => frame.label === 'legal' || frame.proceedings === 'administrative')
  )
    odds.financial *= 0.4;
  if (matter) odds[matter] = WEIGHT.matter * (odds[matter] + 0.05);
  // Nobody is charged or sued for an office.
  if (clauses.length > 0) odds.pep *= 0.1;
  // Who must pay is not always a party to a suit.
  const isSuit = (clause: AdverseClause) =>
    clause.frame.stage !== 'penalty' ||
    IN_COURT.test(text) ||
    !/^(?:must|shall|ha)/u.test(text.slice(clause.start));
  for (const label of new Set(clauses.filter(isSuit).map(({ frame }) => frame.label))) {
    if (label && (label !== 'legal' || !matter)) odds[label] = WEIGHT.frame * (odds[label] + 0.03);
  }
  if (!matter && clauses.some(({ frame }) => frame.stage === 'settlement') && !AUTHORITY_NOUN.test(text))
    odds.legal = WEIGHT.frame * (odds.legal + 0.05);
  const kinds = new Set(clauses.map(({ frame }) => frame.proceedings));
  if (kinds.has('criminal') && !matter) {
    odds.legal = WEIGHT.crime * (odds.legal + 0.05);
    odds.regulatory *= 0.5;
  } else if (
    !matter &&
    clauses.some(
      ({ frame }) =>
        frame.proceedings === 'administrative' || (isRegulatory(frame.stage) && AUTHORITY_NOUN.test(text)),
    )
  )
    odds.regulatory = WEIGHT.authority * (odds.regulatory + 0.1);
  return ADVERSE_LABELS.reduce((best, one) => (odds[one] > odds[best] ? one : best));
}

const isRegulatory = (stage: string): boolean => stage === 'penalty' || stage === 'investigation';
