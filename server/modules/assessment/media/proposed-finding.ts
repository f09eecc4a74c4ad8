import type { Finding } from '../../../../contract/analysis/analysis.ts';
import { AnalysisLimits } from '../../../../contract/limits.ts';
import type { MediaSubject } from '../../../../engine/media/index.ts';
import { sha256 } from '../../../platform/index.ts';
import type { ReadProposal } from '../../media/index.ts';
import type { findings, mediaSources } from '../tables.ts';
import { maskedPassage } from './masked-passage.ts';
import type { StoredReading } from './stored-reading.ts';

type Source = typeof mediaSources.$inferSelect;
type Facts = Pick<
  typeof findings.$inferInsert,
  | 'category'
  | 'matter'
  | 'severity'
  | 'credibility'
  | 'stage'
  | 'role'
  | 'eventDate'
  | 'summary'
  | 'excerpt'
  | 'source'
  | 'status'
  | 'machine'
  | 'sourceId'
>;

/** How grave a matter is by how far it came, until a person says. */
const severities: Readonly<Record<Finding['stage'], Finding['severity']>> = {
  conviction: 'high',
  charge: 'high',
  insolvency: 'high',
  penalty: 'medium',
  settlement: 'medium',
  investigation: 'medium',
  civil_judgment: 'medium',
  fact: 'medium',
  civil_claim: 'low',
  allegation: 'low',
  acquittal: 'low',
};
const matters: Readonly<Record<NonNullable<ReadProposal['subLabel']>, Finding['matter']>> = {
  fraud: 'fraud',
  laundering: 'money_laundering',
  tax: 'tax_evasion',
  narcotics: 'narcotics',
  cyber: 'cybercrime',
  trafficking: 'trafficking',
};

/** The stage of a finding: criminal and civil apart, and a fact without proceedings is no allegation. */
function stageOf({ label, stage, proceedings }: ReadProposal): Finding['stage'] {
  if (!stage) {
    if (proceedings === 'insolvency') return 'insolvency';
    return label === 'pep' || label === 'financial' || label === 'sanctions' ? 'fact' : 'allegation';
  }
  if (proceedings !== 'civil') return stage;
  if (stage === 'penalty') return 'civil_judgment';
  return stage === 'acquittal' ? stage : 'civil_claim';
}

const SHORT = 240;

/** The version of the model, the event the passage tells, whom it may speak of, and since when it is there. */
type About = {
  model: number;
  event: string;
  legalName: string;
  subjects: readonly MediaSubject[];
  /** The day on which the document was added. */
  addedOn: string;
};

/** The document by its content and the place in it: the same passage is proposed once, whoever hands it in again. */
export const passageKeyOf = (document: string, { start, end }: { start: number; end: number }) =>
  sha256(`${document} ${start} ${end}`);

/** A finding to confirm or to dismiss, made of what the machine read. */
export function proposedFinding(
  source: Source,
  attachmentId: string | null,
  proposal: ReadProposal,
  about: About,
): Facts {
  const { label, excerpt } = proposal;
  const stage = stageOf(proposal);
  const url = source.url ?? undefined;
  return {
    category: label,
    matter: proposal.subLabel ? matters[proposal.subLabel] : null,
    severity: label === 'sanctions' ? 'high' : severities[stage],
    credibility: 'medium',
    stage,
    role: proposal.role,
    eventDate: proposal.date ?? null,
    summary: shortened(excerpt),
    excerpt: excerpt.slice(0, AnalysisLimits.excerpt),
    source: {
      title: source.title,
      ...(url ? { url } : {}),
      ...(source.publishedOn ? { publishedOn: source.publishedOn } : {}),
      accessedAt: about.addedOn,
      ...(attachmentId ? { attachmentId } : {}),
      ...(attachmentId && proposal.page ? { page: proposal.page } : {}),
      sha256: source.sha256,
    },
    status: 'proposed',
    sourceId: source.id,
    machine: readingOf(source, proposal, about),
  };
}

function readingOf(
  source: Source,
  { label, probabilities, subLabel, words, mentions, date, excerpt, start, end, unassigned }: ReadProposal,
  { model, event, legalName, subjects }: About,
): StoredReading {
  const within = (place: { start: number; end: number }) => ({
    start: Math.max(0, place.start - start),
    end: Math.min(excerpt.length, place.end - start),
  });
  return {
    model,
    label,
    probability: Math.round(probabilities[label] * 1e4) / 1e4,
    subLabel: subLabel ?? null,
    words: words.map(({ text, weight, ...place }) => ({ text, weight, ...within(place) })),
    mentions: mentions.map(({ subject, kind, ...place }) => ({
      name: subject === 'subject' ? legalName : subject.slice(subject.indexOf(' ') + 1),
      kind,
      ...within(place),
    })),
    subjects: [...new Set(mentions.map(({ subject }) => subject))],
    masked: maskedPassage(
      excerpt,
      mentions.map(({ subject, kind, ...place }) => ({ subject, kind, ...within(place) })),
      subjects,
    ),
    ...(unassigned ? { unassigned } : {}),
    date: date ?? null,
    excerpt,
    span: { start, end },
    event,
    source: source.id,
  };
}

/** What happened, in the words of the passage until a person writes it. */
function shortened(excerpt: string): string {
  const plain = excerpt.replace(/\s+/g, ' ').trim();
  if (plain.length <= SHORT) return plain;
  const end = plain.lastIndexOf(' ', SHORT);
  return `${plain.slice(0, end > 0 ? end : SHORT).toWellFormed()} …`;
}
