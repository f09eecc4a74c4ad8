import type { RequestDetail } from '../../contract/reports/requests.ts';
import type { RatingBand } from '../../contract/words.ts';
import type { HttpClient } from '../http/http-client.ts';
import type { Story } from '../stories/story.ts';

/** What the drafter of a story does with the working document, and the second look of the allocator. */
export async function analyse(
  drafter: HttpClient,
  allocator: HttpClient,
  request: RequestDetail,
  story: Story,
) {
  const key = { client: request.clientId, request: request.id };
  const load = async (person: HttpClient) => {
    const { working } = (await person.call('GET /reports/v1.0/requestanalysis', key)).Data;
    if (!working) throw new Error(`${request.number} has no working document`);
    return working;
  };
  const finished = story.rating !== undefined;

  if (story.findings?.length) {
    const { version } = await load(drafter);
    const { findings } = story;
    await drafter.call('POST /reports/v1.0/requestanalysis', { ...key, version, findings }, []);
  }
  const work = await load(drafter);
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
          : section.text || 'Nothing adverse was found in the sources consulted.',
    }));
  await drafter.call(
    'POST /reports/v1.0/requestanalysis',
    {
      ...key,
      version: work.version,
      dispositions,
      sections: finished ? sections : undefined,
      ...(isOverride(story.rating) && { rating: story.rating }),
      comment: { text: 'Registers and sources of the country checked.', visibility: 'internal' },
    },
    [],
  );

  if (story.rating && !isOverride(story.rating)) {
    const rated = await load(drafter);
    if (!rated.rating) throw new Error(`${request.number} has no rating`);
    const rating = { proposed: rated.rating.overall, reason: story.rating.reason };
    await drafter.call('POST /reports/v1.0/requestanalysis', { ...key, version: rated.version, rating }, []);
  }

  const second = await load(allocator);
  const asked = second.rating?.asked;
  if (finished && asked)
    await allocator.call('POST /reports/v1.0/ratings', {
      ...key,
      version: second.version,
      action: 'approve',
      override: asked.id,
    });
  const confirming = asked && finished ? await load(allocator) : second;
  const waiting = second.matches.filter((match) => match.needsSecondPerson).map((match) => match.id);
  if (finished && waiting.length > 0)
    await allocator.call(
      'POST /reports/v1.0/requestanalysis',
      { ...key, version: confirming.version, confirm: waiting },
      [],
    );
}

const isOverride = (rating: Story['rating']): rating is { proposed: RatingBand; reason: string } =>
  rating?.proposed !== undefined;
