import type { RequestOf } from '../../../../contract/index.ts';
import type { Disposition, RatingBand } from '../../../../contract/words.ts';
import type { Assessment, Finding, Match, Section, Working } from '../analysis.ts';
import type { Translate } from '../texts/index.ts';

export type DispositionEdit = { disposition: Disposition; reasonCode: string; comment: string };
export type FindingFacts = Omit<Finding, 'id' | 'machine' | 'createdBy' | 'createdAt' | 'updatedAt'>;
export type FindingEdit = { facts: FindingFacts; remove?: boolean };
/**
 * `base` is the text it was written over: when the server's differs later, somebody else wrote as well. An answer and what
 * the text replaces are absent where they stay as they are.
 */
export type SectionEdit = {
  text: string;
  findings: string[];
  base: string;
  assessment?: Assessment | null;
  replaces?: string | null;
};
/** Another rating than the one that counts asks for an override, which holds until `expiresOn`. */
export type RatingEdit = { proposed: RatingBand; reason: string; expiresOn?: string };

/** What a person changed and did not save yet, over the working document that the server knows. */
export type Edits = {
  dispositions: Record<string, DispositionEdit>;
  /** By id; a new finding has a key of its own that begins with `new-`. */
  findings: Record<string, FindingEdit>;
  sections: Record<string, SectionEdit>;
  rating: RatingEdit | null;
};

type Sent = RequestOf<'POST /reports/v1.0/requestanalysis'>;

export const noEdits: Edits = { dispositions: {}, findings: {}, sections: {}, rating: null };

export const isNew = (findingKey: string) => findingKey.startsWith('new-');

export const countEdits = ({ dispositions, findings, sections, rating }: Edits): number =>
  Object.keys(dispositions).length +
  Object.keys(findings).length +
  Object.keys(sections).length +
  (rating ? 1 : 0);

/** What travels in a save; the keys of new findings stay here. */
export function toSave(edits: Edits): Pick<Sent, 'dispositions' | 'findings' | 'sections' | 'rating'> {
  const dispositions = Object.entries(edits.dispositions).map(([match, edit]) => ({ match, ...edit }));
  const findings = Object.entries(edits.findings).map(([key, { facts, remove }]) => ({
    ...facts,
    ...(isNew(key) ? {} : { id: key }),
    ...(remove ? { remove: true as const } : {}),
  }));
  const sections = Object.entries(edits.sections).map(([key, edit]) => ({
    key,
    text: edit.text,
    findings: edit.findings,
    ...(edit.assessment !== undefined && { assessment: edit.assessment }),
    ...(edit.replaces !== undefined && { replaces: edit.replaces }),
  }));
  return {
    ...(dispositions.length > 0 && { dispositions }),
    ...(findings.length > 0 && { findings }),
    ...(sections.length > 0 && { sections }),
    ...(edits.rating && { rating: edits.rating }),
  };
}

/** What is still unsaved after `sent` arrived: whatever was changed again, or anew, while it travelled. */
export function withoutSent(now: Edits, sent: Edits): Edits {
  const left = <Edit>(mine: Record<string, Edit>, theirs: Record<string, Edit>) =>
    Object.fromEntries(Object.entries(mine).filter(([key, edit]) => theirs[key] !== edit));
  return {
    dispositions: left(now.dispositions, sent.dispositions),
    findings: left(now.findings, sent.findings),
    sections: rebased(left(now.sections, sent.sections), sent.sections),
    rating: now.rating === sent.rating ? null : now.rating,
  };
}

/** What was typed on while a save travelled stands on what arrived, which nobody else wrote. */
const rebased = (now: Edits['sections'], sent: Edits['sections']): Edits['sections'] =>
  Object.fromEntries(
    Object.entries(now).map(([key, edit]) => {
      const arrived = sent[key];
      return [key, arrived ? { ...edit, base: arrived.text } : edit];
    }),
  );

type Gap = { tab: string; text: string };

/** What the server would refuse, said before it travels; none when it can be saved. */
export function gapsOf(edits: Edits, working: Working, t: Translate): Gap[] {
  const gaps: Gap[] = [];
  const bare = Object.values(edits.dispositions).filter(
    ({ disposition, reasonCode }) => disposition !== 'unspecified' && reasonCode === '',
  ).length;
  if (bare > 0)
    gaps.push({
      tab: 'matches',
      text: t('bareNeedAReason', { bare }),
    });
  const proposed = new Set(working.findings.flatMap(({ id, machine }) => (machine ? [id] : [])));
  const unexplained = Object.entries(edits.findings).filter(
    ([id, { facts, remove }]) =>
      proposed.has(id) && !remove && facts.status === 'dismissed' && !facts.dismissal,
  ).length;
  if (unexplained > 0) gaps.push({ tab: 'findings', text: t('explainWhyASuggestedFindingIs') });
  const { rating } = edits;
  if (rating && working.rating && rating.proposed !== working.rating.counts && rating.reason.trim() === '')
    gaps.push({ tab: 'rating', text: t('explainWhyTheRatingShouldChange') });
  return gaps;
}

/** A match with the decision that is not saved yet laid over it. */
export function decided(match: Match, edits: Edits): Match {
  const edit = edits.dispositions[match.id];
  if (!edit) return match;
  return { ...match, ...edit, needsSecondPerson: false, confirmedBy: null, carriedOver: false };
}

/** Nobody has decided it yet, saved or not: what "open" counts wherever it stands. */
export const isUndecided = (match: Match, edits: Edits): boolean =>
  decided(match, edits).disposition === 'unspecified';

export function written(section: Section, edits: Edits): Section {
  const edit = edits.sections[section.key];
  if (!edit) return section;
  const { text: own, findings, assessment = section.assessment } = edit;
  return { ...section, own, findings, assessment, carriedOver: false };
}
