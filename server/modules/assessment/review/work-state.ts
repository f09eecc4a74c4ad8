import type { Section } from '../../../../contract/analysis/analysis.ts';
import type { Rating } from '../../../../contract/ratings/ratings.ts';
import { type MatchRecord, pairingKey } from '../../screening/index.ts';
import type { FindingRecord } from '../records.ts';
import type { Judged, WorkState } from './stored-work.ts';

type Work = {
  sections: readonly Section[];
  findings: readonly FindingRecord[];
  matches: readonly MatchRecord[];
  rating: Rating | null;
};

export function workState({ sections, findings, matches, rating }: Work): WorkState {
  return {
    sections: sections.map(({ key, title, text }) => ({ ref: key, label: title, fields: { text } })),
    findings: findings.map((finding) => ({
      ref: finding.id,
      label: findingLabel(finding),
      fields: judgedOf(finding),
    })),
    matches: matches.map((match) => ({
      key: pairingKey(match),
      ref: match.id,
      label: matchLabel(match),
      fields: {
        disposition: match.disposition,
        reasonCode: match.reasonCode,
        comment: match.comment || null,
      },
    })),
    rating: rating && { rating: rating.counts, score: rating.score.toFixed(1) },
  };
}

const judgedOf = (finding: FindingRecord): Judged['fields'] => {
  const { summary, excerpt, category, severity, credibility, stage, role, eventDate, status, source } =
    finding;
  return {
    ...{ summary, excerpt: excerpt || null, category, severity, credibility, stage, role, eventDate, status },
    source: source && (source.title || source.url || null),
    page: source?.page ? String(source.page) : null,
  };
};

const LABEL = 200;
export const findingLabel = ({ summary }: FindingRecord) => summary.slice(0, LABEL);
export const matchLabel = ({ subject, matchedName }: MatchRecord) =>
  `${subject.name} – ${matchedName.text}`.slice(0, LABEL);
