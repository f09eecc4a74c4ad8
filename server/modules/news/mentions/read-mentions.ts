import { eq } from 'drizzle-orm';
import type { MediaSubject } from '../../../../engine/media/index.ts';
import { db, type Platform, Problem } from '../../../platform/index.ts';
import { passageKeyOf, proposedPassages } from '../../assessment/index.ts';
import { activeModel, type Reading, type ReadProposal } from '../../media/index.ts';
import type { NewsWorker } from '../news-worker.ts';
import { type MentionRecord, newsMentions } from '../tables.ts';
import { type MentionReading, settleMentions } from './settle-mentions.ts';

/**
 * Reads stored items for a third party with the active version of the model, and raises what is new. While there is no
 * version they wait; what could not be read says why. Answers how many were raised.
 */
export async function readMentions(
  { platform, media }: NewsWorker,
  thirdPartyId: string,
  subjects: MediaSubject[],
  mentions: readonly MentionRecord[],
): Promise<number> {
  const { database, files, log } = platform;
  const model = await database.tx({ kind: 'system' }, () => activeModel());
  if (!model || mentions.length === 0) return 0;
  const text = (await files.read(model.fileId, model.sha256)).toString('utf8');
  const readings: MentionReading[] = [];
  for (const mention of mentions) {
    const reading = await readOne({ media, files }, mention, subjects, { sha256: model.sha256, text });
    if ('refused' in reading) {
      log.warn({ mention: mention.id, late: reading.late }, 'an item of news could not be read');
      await refuse(platform, mention, model.number, reading);
    } else readings.push({ mention, worst: worstOf(reading, mention, await seenIn(platform, mention)) });
  }
  return settleMentions(platform, thirdPartyId, model.number, readings);
}

type Model = { sha256: string; text: string };
type Tools = Pick<NewsWorker, 'media'> & Pick<NewsWorker['platform'], 'files'>;

async function readOne(
  { media, files }: Tools,
  { fileId, sha256, mime, publishedOn }: MentionRecord,
  subjects: MediaSubject[],
  model: Model,
): Promise<Reading> {
  try {
    const content = new Uint8Array(await files.read(fileId, sha256));
    return await media.read({
      ...{ content, mime, model, subjects, earlier: [] },
      publishedOn: publishedOn ?? undefined,
    });
  } catch (error) {
    // Its file is damaged or gone: that shall not keep the others from being read.
    if (error instanceof Problem) return { refused: error.message, late: false };
    throw error;
  }
}

/** One that took too long is read again, less and less often; another refusal stands until there is another version. */
function refuse(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { id, lateReadings }: MentionRecord,
  model: number,
  { refused, late }: Refused,
) {
  const hours = Math.min(longestWaitHours, 2 ** lateReadings);
  const readAgainAt = new Date(clock.now().getTime() + hours * 3_600_000);
  return database.tx({ kind: 'system' }, () =>
    db()
      .update(newsMentions)
      .set(
        late
          ? { refusal: refused, refusedBy: null, readAgainAt, lateReadings: lateReadings + 1 }
          : { refusal: refused, refusedBy: model, readAgainAt: null },
      )
      .where(eq(newsMentions.id, id)),
  );
}

/** Passages of a document that were proposed in its request: people have seen them there. */
function seenIn({ database }: NewsWorker['platform'], { requestId }: MentionRecord): Promise<Set<string>> {
  return requestId
    ? database.tx({ kind: 'system' }, () => proposedPassages(requestId))
    : Promise.resolve(new Set());
}

type Refused = Extract<Reading, { refused: string }>;
type Read = Exclude<Reading, Refused>;

const longestWaitHours = 24;

function worstOf({ proposals }: Read, { sha256 }: MentionRecord, seen: Set<string>): ReadProposal | null {
  const sure = ({ label, probabilities }: ReadProposal) => probabilities[label];
  const unseen = proposals.filter((proposal) => !seen.has(passageKeyOf(sha256, proposal)));
  return unseen.reduce<ReadProposal | null>(
    (worst, one) => (worst && sure(worst) >= sure(one) ? worst : one),
    null,
  );
}
