import { sameValue } from '@/shared/ui';
import { citedPlaces, renumberCitations } from '../../../../contract/section-markup.ts';
import type { Assessment, Finding, Match, Working } from '../analysis.ts';
import { factsOf } from '../findings/finding-facts.ts';
import {
  type DispositionEdit,
  type Edits,
  type FindingFacts,
  isNew,
  noEdits,
  type RatingEdit,
} from './edits.ts';

type Fields = Map<string, unknown>;

const decisionOf = ({ disposition, reasonCode, comment }: Match): DispositionEdit => ({
  disposition,
  reasonCode: reasonCode ?? '',
  comment: comment ?? '',
});
const putFinding = (fields: Fields, id: string, facts: FindingFacts) => {
  fields.set(`finding/${id}`, facts.summary);
  for (const [name, value] of Object.entries(facts)) fields.set(`finding/${id}/${name}`, value);
};
const dropFinding = (fields: Fields, id: string) => {
  for (const key of [...fields.keys()]) if (`${key}/`.startsWith(`finding/${id}/`)) fields.delete(key);
};

/** Everything of the working document that a person writes, by name. */
export function fieldsOf(working: Working): Fields {
  const fields: Fields = new Map();
  for (const { key, own, findings, assessment } of working.sections) {
    fields.set(`section/${key}/text`, own);
    fields.set(`section/${key}/findings`, findings);
    fields.set(`section/${key}/answer`, assessment);
  }
  for (const finding of working.findings) putFinding(fields, finding.id, factsOf(finding));
  for (const match of working.matches) fields.set(`match/${match.id}`, decisionOf(match));
  const { proposal, asked } = working.rating ?? {};
  const humanRating = asked ?? proposal;
  if (humanRating) fields.set('rating', { proposed: humanRating.band, reason: humanRating.reason });
  return fields;
}

/** The same with the unsaved changes over it; new findings are nobody else's and left out. */
export function fieldsWith(working: Working, edits: Edits): Fields {
  const fields = fieldsOf(working);
  for (const [key, { text, findings, assessment }] of Object.entries(edits.sections)) {
    fields.set(`section/${key}/text`, text);
    fields.set(`section/${key}/findings`, findings);
    if (assessment !== undefined) fields.set(`section/${key}/answer`, assessment);
  }
  for (const [id, { facts, remove }] of Object.entries(edits.findings)) {
    if (isNew(id)) continue;
    dropFinding(fields, id);
    if (!remove) putFinding(fields, id, facts);
  }
  for (const [id, decision] of Object.entries(edits.dispositions)) fields.set(`match/${id}`, decision);
  if (edits.rating) fields.set('rating', edits.rating);
  return fields;
}

/** The unsaved changes that make `wanted` out of the working document; new findings of before stay. */
export function editsFor(wanted: Fields, working: Working, before: Edits): Edits {
  const now = fieldsOf(working);
  const differs = (key: string) => !sameValue(wanted.get(key), now.get(key));
  const edits: Edits = { ...noEdits, sections: {}, findings: {}, dispositions: {} };
  for (const { key, own, findings } of working.sections) {
    const [words, links, answer] = ['text', 'findings', 'answer'].map((name) => `section/${key}/${name}`) as [
      string,
      string,
      string,
    ];
    const mine = before.sections[key];
    if (![words, links, answer].some(differs) && mine?.replaces === undefined) continue;
    const written = String(wanted.get(words) ?? '');
    const chosen = {
      text: written,
      cited: mine && written === mine.text ? mine.findings : findings,
      findings: (wanted.get(links) as string[]) ?? [],
    };
    edits.sections[key] = {
      ...withCitations(chosen),
      base: own,
      ...(differs(answer) && { assessment: (wanted.get(answer) as Assessment | null) ?? null }),
      ...(mine?.replaces !== undefined && { replaces: mine.replaces }),
    };
  }
  for (const { id } of working.matches)
    if (differs(`match/${id}`)) edits.dispositions[id] = wanted.get(`match/${id}`) as DispositionEdit;
  edits.findings = findingEdits(wanted, working.findings, before, differs);
  if (differs('rating')) edits.rating = (wanted.get('rating') as RatingEdit) ?? null;
  return edits;
}

/** A text and a list of findings chosen apart: each number of the text stands for the same finding as before. */
function withCitations({ text, cited, findings }: { text: string; cited: string[]; findings: string[] }) {
  const named = citedPlaces(text).flatMap((place) => cited[place - 1] ?? []);
  const all = [...new Set([...findings, ...named])];
  return { text: renumberCitations(text, cited, all), findings: all };
}

function findingEdits(
  wanted: Fields,
  known: readonly Finding[],
  before: Edits,
  differs: (key: string) => boolean,
): Edits['findings'] {
  const edits: Edits['findings'] = {};
  for (const [key, edit] of Object.entries(before.findings)) {
    const isGone = !isNew(key) && !known.some(({ id }) => id === key);
    if (isNew(key)) edits[key] = edit;
    // Somebody else removed it, and mine was chosen: it comes back as a new one.
    else if (isGone && wanted.has(`finding/${key}`)) edits[`new-${key}`] = { facts: edit.facts };
  }
  for (const finding of known) {
    const facts = factsOf(finding);
    const names = Object.keys(facts).filter((name) => differs(`finding/${finding.id}/${name}`));
    if (!wanted.has(`finding/${finding.id}`)) edits[finding.id] = { facts, remove: true };
    else if (names.length > 0) {
      const changed = names.map((name) => [name, wanted.get(`finding/${finding.id}/${name}`)]);
      edits[finding.id] = { facts: { ...facts, ...Object.fromEntries(changed) } };
    }
  }
  return edits;
}
