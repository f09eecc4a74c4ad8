import type { Section } from '../../../contract/analysis/analysis.ts';
import type { Rating } from '../../../contract/ratings/ratings.ts';
import { isOpen } from '../../../contract/request-statuses.ts';
import type { RequestRecord } from '../requests/index.ts';
import {
  isStale,
  type MatchRecord,
  needsSecondPerson,
  openLooks,
  type RunRecord,
  type SecondLookShown,
} from '../screening/index.ts';
import { type OpenPoint, openPoint, sectionPoint } from './open-point.ts';
import type { FindingRecord, ReviewCommentRecord } from './records.ts';
import { orphanPoints } from './sections/orphan-points.ts';
import { riskOutcomes } from './sections/risk-outcomes.ts';

type Considered = {
  request: RequestRecord;
  run: RunRecord | null;
  matches: MatchRecord[];
  findings: FindingRecord[];
  sections: Section[];
  /** Documents that are about to be read, where a model is there to read them. */
  unread: number;
  rating: Rating | null;
  /** The version of the rating method that counts now. */
  method: string;
  /** What second looks came to that differed. */
  looks: SecondLookShown[];
  /** What reviewers want changed. */
  comments: ReviewCommentRecord[];
};

/** Inside a transaction of the firm: what refuses submit_for_review and release. */
export async function openPointsOf({
  request,
  run,
  matches,
  findings,
  sections,
  unread,
  rating,
  method,
  looks,
  comments,
}: Considered): Promise<OpenPoint[]> {
  const points: OpenPoint[] = [];
  const screening = await screeningPoint(run, request);
  if (screening) points.push(screening);
  const undecided = matches.filter(({ disposition }) => disposition === 'unspecified').length;
  if (undecided > 0) points.push(openPoint('matches.undecided', { count: undecided }));
  const waiting = matches.filter(needsSecondPerson).length;
  if (waiting > 0) points.push(openPoint('matches.second_person', { count: waiting }));
  const { unsettled, ignored } = openLooks(looks, matches);
  if (unsettled > 0) points.push(openPoint('looks.unsettled', { count: unsettled }));
  if (ignored > 0) points.push(openPoint('looks.ignored', { count: ignored }));
  const bare = findings.filter(({ status, source }) => status !== 'dismissed' && !hasSource(source)).length;
  if (bare > 0) points.push(openPoint('findings.without_source', { count: bare }));
  const proposed = findings.filter(({ status }) => status === 'proposed').length;
  if (proposed > 0) points.push(openPoint('findings.proposed', { count: proposed }));
  if (unread > 0) points.push(openPoint('documents.unread', { count: unread }));
  if (rating && isOpen(request) && rating.methodVersion !== method)
    points.push(openPoint('rating.former_method', { method }));
  if (rating?.asked) points.push(openPoint('rating.override_asked'));
  const remarks = comments.filter(({ doneAt }) => doneAt === null).length;
  if (remarks > 0) points.push(openPoint('review.open', { count: remarks }));
  return [
    ...points,
    ...sectionPoints({ sections, findings }),
    ...orphanPoints({ sections, findings, matches }),
  ];
}

/** Risks that nobody has assessed, answers that what was found contradicts, and sections that lack their text. */
function sectionPoints({ sections, findings }: Pick<Considered, 'sections' | 'findings'>): OpenPoint[] {
  const unassessed = riskOutcomes(sections).filter(({ outcome }) => outcome === null);
  const confirmed = findings.filter(({ status }) => status === 'confirmed').length;
  return sections.flatMap((section): OpenPoint[] => {
    const found = section.risk?.found ?? (section.key === 'media' ? confirmed : 0);
    if (section.assessment && found > 0)
      return [sectionPoint('section.contradicted', section, { count: found })];
    if (section.replaced === 'outdated') return [sectionPoint('section.replaced_outdated', section, {})];
    if (unassessed.some((risk) => risk.section === section))
      return [sectionPoint(section.carriedOver ? 'section.carried_over' : 'section.unassessed', section, {})];
    return section.required && section.text.trim() === '' ? [sectionPoint('section.empty', section, {})] : [];
  });
}

const hasSource = (source: FindingRecord['source']) =>
  Boolean(source && (source.title.trim() !== '' || source.url?.trim() || source.attachmentId));

async function screeningPoint(run: RunRecord | null, request: RequestRecord): Promise<OpenPoint | null> {
  if (!run) return openPoint('screening.none');
  if (run.status === 'queued' || run.status === 'running') return openPoint('screening.running');
  if (run.status === 'failed') return openPoint('screening.failed');
  if (run.lists.length === 0) return openPoint('screening.without_lists');
  if (await isStale(run, request.intake)) return openPoint('screening.stale');
  return null;
}
