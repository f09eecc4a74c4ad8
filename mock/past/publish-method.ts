import type { Cast } from './cast.ts';

/** Days before the present on which the firm’s own method was published. */
export const METHOD_DAY = 262;

const path = 'POST /reports/v1.0/ratingmethods' as const;

/** One administrator drafts the firm’s own rating method, the other publishes it. */
export async function publishMethod({ act, settled }: Cast): Promise<void> {
  const [author, reviewer] = [await act('admin'), await act('admin2')];
  const draft = async () => {
    const found = (await author.call('GET /reports/v1.0/ratingmethods', {})).Data.draft;
    if (!found) throw new Error('there is no draft of the rating method');
    return { id: found.id, version: found.version };
  };
  await author.call(path, { action: 'draft' });
  await author.call(path, {
    action: 'save',
    ...(await draft()),
    values: { 'industries.construction': 85, 'industries.real_estate': 75, halfLifeYears: 6 },
  });
  await author.call(path, { action: 'what_if', ...(await draft()) });
  await settled();
  await reviewer.call(path, {
    action: 'publish',
    ...(await draft()),
    reason: 'Two cases in construction this year: the sector weighs more, and findings fade more slowly.',
  });
  // Work goes on only once the open requests have been rated again.
  await settled();
}
