import type { AnswerOf } from '../../contract/index.ts';
import type { RequestDetail } from '../../contract/reports/requests.ts';
import { SECTION_OF_RISK } from '../../contract/risk-outcome.ts';
import { type RatingBand, RISK_CATEGORIES } from '../../contract/words.ts';
import type { Story } from '../stories/story.ts';
import type { Cast } from './cast.ts';

type Working = NonNullable<AnswerOf<'GET /reports/v1.0/requestanalysis'>['Data']['working']>;

/** Registers that a drafter consults for each section, beside the lists and documents that were searched. */
const REGISTERS: Readonly<Record<string, readonly string[]>> = {
  litigation: ['Court registers of the country of incorporation', 'Published judgments'],
  regulatory: ['Registers of the authorities that supervise the industry'],
  bribery: ['Debarment lists of development banks', 'Press archive, ten years'],
  financial: ['Insolvency register', 'Filed accounts of the last two years'],
  pep: ['Registers of office holders'],
  media: ['Press archive, ten years'],
};

/** How the drafter answers for a section without findings: with the sources searched, or why nobody searched. */
function answerFor({ searched }: Working, key: string, { categories }: RequestDetail) {
  const category = RISK_CATEGORIES.find((one) => SECTION_OF_RISK[one] === key);
  if (category && !categories.includes(category))
    return { assessment: { outcome: 'not_assessed', reason: 'The client did not order this risk.' } };
  const found = searched.sections.find((section) => section.key === key)?.sources ?? [];
  const sources = [...found, ...(REGISTERS[key] ?? [])];
  return {
    assessment:
      sources.length > 0
        ? { outcome: 'nothing_found', searchedOn: searched.on, sources }
        : { outcome: 'not_assessed', reason: 'No list about this risk was active.' },
  };
}

const SUMMARY = 'Nothing in the sources searched speaks against the relationship.';

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
  await save({
    dispositions,
    sections: finished ? [{ key: 'summary', text: story.summary ?? SUMMARY }] : undefined,
    ...(isOverride(story.rating) && { rating: story.rating }),
    comment: { text: 'Registers and sources of the country checked.', visibility: 'internal' },
  });

  const sections = work.points.flatMap(({ code, values }) =>
    code === 'section.unassessed' || code === 'section.empty'
      ? [{ key: String(values.section), text: '', ...answerFor(work, String(values.section), request) }]
      : [],
  );
  if (finished && sections.length > 0) await save({ sections });

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
