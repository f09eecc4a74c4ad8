import type { Classification } from '../classify.ts';
import type { AdverseLabel } from '../labels.ts';
import { DOCUMENT_STAGES, type DocumentStage, type Proceedings } from '../tables/frames.ts';
import type { AdverseClause } from './adverse-clauses.ts';

/** How far the matter of a passage has come, and before whom it is. */
export type PassageStage = { stage: DocumentStage; proceedings?: Proceedings };

/** What ended in an acquittal was charged before: the later stage of a passage says more. */
const ORDER: readonly DocumentStage[] = [
  'acquittal',
  'settlement',
  'conviction',
  'penalty',
  'charge',
  'investigation',
  'allegation',
  'none',
];
const CRIMINAL_COURT =
  /\b(?:magistrates?|criminal court|crown court|guilty|corporate penalty|convict\p{L}*|criminal division)\b/iu;
const DROPPED =
  /\b(?:cases?|suits?|claims?|charges?|complaints?|proceedings|indictment|action) (?:was|were|has been|have been) (?:later |then )?(?:dismissed|dropped|withdrawn|thrown out|struck out|discontinued|rejected)\b|\bcharges? dropped\b/iu;
const MONEY_ORDER = /\b(?:fined?|pay|repay|sentenced)\b/iu;
const ORDERED_BY_COURT = /\b(?:court|tribunal|judge|jury|damages|claimants?)\b/iu;
const ACCUSED = /\b(?:accus\p{L}+|alleg\p{L}+|suspect\p{L}*|claim\p{L}*|told us)\b/iu;
const OVER =
  /\bwithout admitting\b|\bconsent order\b|\bto (?:end|settle|resolve|close) (?:an?|the|its|his|her) (?:case|suit|claim|inquiry|investigation|matter|file|complaint|probe|dispute)\b|\bneither admitting nor denying\b/iu;

/**
 * The stage of a passage by the clauses that concern its subject, and by the model's answer where there is none. An
 * authority's fine or ban and a civil court's order to pay are penalties, and only a criminal court convicts. An office
 * held, a default and a liquidation have the stage `none`.
 */
export function passageStage(
  text: string,
  label: AdverseLabel,
  clauses: readonly AdverseClause[],
  answer: Pick<Classification, 'stage'>,
): PassageStage {
  if (label === 'pep') return { stage: 'none' };
  // "who say the charges": only proceedings are thrown out.
  if (/\bplead(?:ed|s|ing)? not guilty\b|\bnot[- ]guilty plea\b/iu.test(text))
    return { stage: 'charge', proceedings: 'criminal' };
  if (DROPPED.test(text)) return { stage: 'acquittal' };
  const told = clauses.toSorted((a, b) => ORDER.indexOf(a.frame.stage) - ORDER.indexOf(b.frame.stage))[0]
    ?.frame;
  if (
    OVER.test(text) &&
    told?.stage !== 'acquittal' &&
    !(told?.stage === 'penalty' && /\b(?:infringement|penalty|fixed) notice\b/iu.test(text))
  )
    return withProceedings('settlement', told?.proceedings);
  if (told?.stage === 'charge' && /\bcivil (?:\p{L}+ )?penalty\b|\bdisgorge/iu.test(text))
    return { stage: 'penalty', proceedings: 'administrative' };
  if (
    told?.stage === 'penalty' &&
    /\b(?:years?|months?|suspended|prison|jail) sentence\b|\bsentence was\b/iu.test(text)
  )
    return { stage: 'conviction', proceedings: 'criminal' };
  if (!told) return { stage: modelStage(text, label, answer) };
  if (told.stage === 'penalty' && MONEY_ORDER.test(text) && CRIMINAL_COURT.test(text))
    return { stage: 'conviction', proceedings: 'criminal' };
  if (told.stage === 'penalty' && ORDERED_BY_COURT.test(text))
    return { stage: 'penalty', proceedings: 'civil' };
  return withProceedings(told.stage, told.proceedings);
}

const withProceedings = (stage: DocumentStage, proceedings?: Proceedings): PassageStage => ({
  stage,
  ...(proceedings && { proceedings }),
});

function modelStage(
  text: string,
  label: AdverseLabel,
  { stage }: Pick<Classification, 'stage'>,
): DocumentStage {
  if (label === 'financial' && !ACCUSED.test(text) && (stage === undefined || stage === 'allegation'))
    return 'none';
  if (stage === 'conviction' && !CRIMINAL_COURT.test(text)) return 'penalty';
  const known = DOCUMENT_STAGES.find((one) => one === stage);
  return known ?? (label === 'sanctions' ? 'penalty' : label === 'financial' ? 'none' : 'allegation');
}
