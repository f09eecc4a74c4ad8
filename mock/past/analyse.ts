import type { RequestDetail } from '../../contract/reports/requests.ts';
import type { RatingBand } from '../../contract/words.ts';
import type { Story } from '../stories/story.ts';
import type { Cast } from './cast.ts';

/** The category that a section is about. */
const CATEGORY_OF: Readonly<Record<string, string>> = {
  pep: 'pep',
  litigation: 'legal',
  regulatory: 'regulatory',
  bribery: 'bribery_corruption',
  financial: 'financial',
};

function withoutFindings(section: string, inScope: readonly string[]) {
  const category = CATEGORY_OF[section];
  return category && !inScope.includes(category)
    ? 'Not in the scope of this report.'
    : 'Nothing adverse was found in the sources consulted.';
}

/** What the drafter of a story does with the working document, and the second look of the allocator. */
export async function analyse(
  { act, settled }: Cast,
  request: RequestDetail,
  story: Story & { allocator: string; drafter: string },
) {
  const key = { client: request.clientId, request: request.id };
  const drafter = await act(story.drafter);
  const load = async () => {
    const { working } = (await drafter.call('GET /reports/v1.0/requestanalysis', key)).Data;
    if (!working) throw new Error(`${request.number} has no working document`);
    return working;
  };
  const finished = story.rating !== undefined;

  let work = await load();
  if (work.screening?.stale) {
    await drafter.call('POST /reports/v1.0/screenings', key);
    await settled();
    work = await load();
  }
  const save = async (changes: object, person = drafter) => {
    const all = { ...key, version: work.version, ...changes };
    work = (await person.call('POST /reports/v1.0/requestanalysis', all, [])).Data;
  };
  const { findings = [] } = story;
  if (findings.length > 0) await save({ findings });
  const dispositions = work.matches.flatMap((match) => {
    const decided = story.dispositions?.find(({ listed }) => listed.test(match.matchedName.text));
    if (!decided)
      return finished
        ? [
            {
              match: match.id,
              disposition: 'false_positive' as const,
              reasonCode: 'different_person',
              comment: 'Another person.',
            },
          ]
        : [];
    const { disposition, reasonCode, comment } = decided;
    return [{ match: match.id, disposition, reasonCode, comment }];
  });
  const sections = work.sections
    .filter(
      (section) => section.key === 'summary' || (finished && section.required && section.text.trim() === ''),
    )
    .map((section) => ({
      key: section.key,
      text:
        section.key === 'summary' && story.summary
          ? story.summary
          : section.text || withoutFindings(section.key, request.categories),
    }));
  await save({
    dispositions,
    sections: finished ? sections : undefined,
    ...(isOverride(story.rating) && { rating: story.rating }),
    comment: { text: 'Registers and sources of the country checked.', visibility: 'internal' },
  });

  if (story.rating && !isOverride(story.rating)) {
    if (!work.rating) throw new Error(`${request.number} has no rating`);
    await save({ rating: { proposed: work.rating.overall, reason: story.rating.reason } });
  }

  const asked = work.rating?.asked;
  const waiting = work.matches.filter((match) => match.needsSecondPerson).map((match) => match.id);
  if (!finished || (!asked && waiting.length === 0)) return;
  const allocator = await act(story.allocator);
  if (asked) {
    await allocator.call('POST /reports/v1.0/ratings', {
      ...key,
      version: work.version,
      action: 'approve',
      override: asked.id,
    });
    work = await load();
  }
  if (waiting.length > 0) await save({ confirm: waiting }, allocator);
}

const isOverride = (rating: Story['rating']): rating is { proposed: RatingBand; reason: string } =>
  rating?.proposed !== undefined;
