import type { Classification } from '../classify.ts';
import { type AdverseClause, isOwner, SPEAKS, VICTIM } from '../events/adverse-clauses.ts';
import type { Reading } from '../subjects/discourse.ts';
import type { Entity } from '../subjects/entities.ts';
import { AUTHORITY_NOUN } from '../tables/heads.ts';
import type { Unit } from '../text/units.ts';

/** What a sentence of a document shows, once for all whom it may be about. */
export type Sentence = {
  unit: Unit;
  readings: readonly Reading[];
  clauses: readonly AdverseClause[];
  answer: Pick<Classification, 'label' | 'probabilities'>;
  /** Whom its main clause is about. */
  main?: Reading;
  /** Who holds an office by it, or is close to somebody who does. */
  holder?: Reading;
  /** Taken back by the next. */
  isRetracted: boolean;
  /** Whom its paragraph named first, before this sentence. */
  opens?: Entity;
  before?: { readings: readonly Reading[]; share: number; isSameParagraph: boolean };
};

/** Whether a sentence calls somebody, may call them, or says nothing of whom it is about. */
export type Tie = 'called' | 'alternative' | 'implied';

const NOTHING =
  /\b(?:nothing is alleged|no connection|not (?:a )?party|not concerned|not accused|not (?:been )?(?:charged|accused|suspected)|never been|no adverse|no finding|no link|no relation|no suggestion|unrelated|not connected)\b/iu;
const CONDITIONAL = /\b(?:would|could|may|might|should|if|unless|whether|will)\b/iu;
const NEGATION = /\b(?:not|never|no|nor|neither|none|denie[sd]|deny|nobody)\b|n['’]t\b/iu;
const AGENT = /\bby\s+(?:the\s+)?$/iu;
const TARGET =
  /\b(?:against|into|at|on|of|belonging to|involving|under which|for|that|from|with)\s+(?:the\s+)?$/iu;
const AGAINST = /\b(?:against|into|belonging to)\s+(?:the\s+)?$/iu;
const ALONGSIDE =
  /\b(?:alongside|along with|together with|and)\s+(?:his|her|its|their|the)?\s*(?:\p{L}+,\s+)?$/iu;
const ACTED =
  /^(?:,[^,]{1,40},)?\s+(?:\p{L}+ly\s+|has\s+|had\s+|also\s+|then\s+)*(?:sued|sues|filed|accused|accuses|complained|reported|alerted|claimed|claims|wants|alleges|alleged|brought|launched|opened|asked|denie[sd]|testified|gave evidence|helped|won|bought|sold|employs|appealed|rejected|thanked|paid)\b/iu;
const PASSIVE =
  /^(?:,[^,]{1,60},)?\s+(?:is|are|was|were|has been|have been|had been|be|being)\s+(?:\p{L}+ly\s+|also\s+|not\s+|itself\s+|himself\s+|herself\s+|now\s+|then\s+|later\s+)*\p{L}+(?:ed|en|wn|ught|ld|id|un|ut)\b/iu;

const isParty = ({ entity }: Reading): boolean => entity !== undefined && entity.kind !== 'authority';
const logit = (share: number): number =>
  Math.max(-1.5, Math.min(1.5, Math.log((share + 1e-4) / (1 - share + 1e-4)) / 4));

/**
 * The signs that a sentence tells something adverse of somebody whom it names or refers to: of each its strength, 0–1
 * or, of what can speak against it, −1.5–1.5. Those it does not show are left out.
 */
export function signsOf(sentence: Sentence, entity: Entity, tie: Tie = 'called'): Record<string, number> {
  const { unit, readings, clauses, answer, main, holder, before } = sentence;
  const { text } = unit;
  const signs: Record<string, number> = {};
  const show = (sign: string, strength: number | boolean): void => {
    if (strength) signs[sign] = Number(strength);
  };
  const ours = readings.filter((one) => one.entity === entity);
  const parties = readings.filter(isParty);
  const theirs = parties.filter((one) => one.entity !== entity);
  const share = 1 - answer.probabilities.none;
  show('share', logit(share));
  show('adverse', answer.label !== 'none');
  show('sure', share > 0.8);
  show('pep', answer.probabilities.pep);

  const real = clauses.filter(({ unreal }) => !unreal);
  const has = (clause: AdverseClause) => clause.parties.some((one) => one.entity === entity);
  const hasOthers = (clause: AdverseClause) =>
    !has(clause) && clause.parties.some((one) => isParty(one) && one.entity !== entity);
  const strong = real.filter(({ frame }) => !frame.weak);
  const weak = real.filter(({ frame }) => frame.weak);
  show('strong:ours', strong.some(has));
  show('strong:theirs', strong.some(hasOthers));
  show(
    'strong:open',
    strong.some(({ parties: whose }) => whose.length === 0),
  );
  show('strong:ours:share', strong.some(has) && logit(share));
  show('weak:ours', weak.some(has));
  show('weak:ours:share', weak.some(has) && share);
  show('weak:theirs', weak.some(hasOthers) && share);
  show('weak:open', weak.some(({ parties: whose }) => whose.length === 0) && share);
  show(
    'unreal:ours',
    clauses.some((clause) => clause.unreal && has(clause)),
  );
  show(
    'unreal',
    clauses.some(({ unreal }) => unreal),
  );
  show('no clause', real.length === 0);
  show('no clause:share', real.length === 0 && logit(share));

  const authority = AUTHORITY_NOUN.test(text) || readings.some((one) => one.entity?.kind === 'authority');
  show('authority', authority);
  show('authority:share', authority && logit(share));

  const [first] = ours;
  const isNamed = ours.some(({ form }) => form === 'name');
  const isImplied = tie === 'implied';
  show('guess', !isNamed && ours.length > 0 && ours.every(({ isGuess }) => isGuess));
  show('own voice', !isNamed && ours.length > 0 && ours.every((one) => /^(?:we|us|our)$/iu.test(one.text)));
  show('paragraph ours', sentence.opens === entity);
  show('paragraph other', sentence.opens !== undefined && sentence.opens !== entity);
  show('implied', isImplied);
  show('implied:share', isImplied && logit(share));
  show('implied:parties', isImplied && theirs.length > 0);
  show('implied:named', isImplied && theirs.some(({ form, kind }) => form === 'name' && kind !== 'unknown'));
  show('implied:open', isImplied && strong.some(({ parties: whose }) => whose.length === 0));
  show('alternative', tie === 'alternative');
  const margins = ours.flatMap(({ alternative }) => (alternative ? [alternative.margin] : []));
  const margin = Math.min(4, ...margins) / 4;
  show('alternative:margin', tie === 'alternative' && margin);
  show('contested', tie === 'called' && !isNamed && margins.length > 0 && 1 - margin);
  show('named', isNamed);
  show('pronoun', !isNamed && !isImplied && ours.every(({ form }) => form === 'pronoun'));
  show('called', !isNamed && ours.some(({ form }) => form === 'definite'));
  show('person', entity.kind === 'person');
  show('main subject', entity.subject?.role === 'subject');
  show('associate', entity.subject?.role === 'associate');
  show('owner only', !isImplied && ours.every((one) => isOwner(readings, one)));
  const behind = ours.map(({ end }) => text.slice(end, end + 90));
  const ahead = ours.map(({ start }) => text.slice(Math.max(0, start - 30), start));
  show(
    'speaks',
    behind.some((rest) => SPEAKS.test(rest)),
  );
  show(
    'acts',
    behind.some((rest) => ACTED.test(rest)),
  );
  show(
    'passive',
    behind.some((rest) => PASSIVE.test(rest)),
  );
  show(
    'alongside',
    ahead.some((rest) => ALONGSIDE.test(rest)),
  );
  show(
    'agent',
    ahead.some((rest) => AGENT.test(rest)),
  );
  show(
    'target',
    ahead.some((rest) => TARGET.test(rest)),
  );
  show(
    'against',
    ahead.some((rest) => AGAINST.test(rest)),
  );

  show('head', main?.entity === entity);
  show('head:share', main?.entity === entity && logit(share));
  show('head other', main !== undefined && main.entity !== entity && isParty(main));
  show('first', parties[0]?.entity === entity);
  show('only', theirs.length === 0);
  show('only:share', theirs.length === 0 && logit(share));
  show('others', Math.min(3, new Set(theirs.map((one) => one.entity)).size) / 3);
  show(
    'others named',
    theirs.some(({ form }) => form === 'name'),
  );
  const telling = strong[0] ?? weak[0];
  if (telling && first) {
    const gap = (one: Reading) =>
      one.end <= telling.start ? telling.start - one.end : Math.max(0, one.start - telling.end);
    const near = Math.min(...ours.map(gap));
    const nearer = theirs.some((one) => gap(one) < near);
    show('nearest', !nearer);
    show('near', near < 30);
    show('far', near > 100);
  }
  show('nothing', NOTHING.test(text));
  show('victim', VICTIM.test(text));
  show('conditional', CONDITIONAL.test(text));
  show('negation', NEGATION.test(text));
  show('question', /\?["”’]?$/u.test(text));
  show('quote', /["“”]/u.test(text));
  show('short', text.length < 50);
  show('long', text.length > 220);
  show('year', /\b(?:19|20)\d\d\b/u.test(text));
  show(
    'month',
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|last (?:month|year|week))\b/u.test(
      text,
    ),
  );
  show('money', /[$£€¥₹]|\b(?:million|billion|crore|lakh)\b|\d,\d{3}/u.test(text));
  show('holder', holder?.entity === entity);
  show('holder other', holder !== undefined && holder.entity !== entity);
  if (before) {
    const [had, others] = [
      before.readings.some((one) => one.entity === entity),
      before.readings.some(
        (one) => isParty(one) && one.entity !== entity && one.entity!.kind === entity.kind,
      ),
    ];
    show('before', had);
    show('before other', others && !had);
    show('carried past another', !isNamed && others);
    show('before adverse', before.share > 0.5);
    show('before adverse of ours', before.share > 0.5 && had);
    show('begins', !before.isSameParagraph);
  } else show('begins', true);
  return signs;
}
