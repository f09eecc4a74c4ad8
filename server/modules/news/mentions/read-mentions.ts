import { eq } from 'drizzle-orm';
import { MediaLimits } from '../../../../contract/limits.ts';
import type { MediaSubject } from '../../../../engine/media/index.ts';
import { db, type Platform, Problem } from '../../../platform/index.ts';
import { passageKeyOf, proposedPassages } from '../../assessment/index.ts';
import { activeModel, type Reading, type ReadProposal } from '../../media/index.ts';
import type { NewsWorker } from '../news-worker.ts';
import { type MentionRecord, newsMentions } from '../tables.ts';
import { type MentionReading, saveMentionReadings } from './save-mention-readings.ts';

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
    const seen = await seenIn(platform, mention);
    const reading = await readOne({ media, files }, mention, subjects, { sha256: model.sha256, text }, seen);
    if ('refused' in reading) {
      log.warn({ mention: mention.id, late: reading.late }, 'an item of news could not be read');
      await refuse(platform, mention, model.number, reading);
    } else readings.push({ mention, worst: reading.worst });
  }
  return saveMentionReadings(platform, thirdPartyId, model.number, readings);
}

type Model = { sha256: string; text: string };
type Tools = Pick<NewsWorker, 'media'> & Pick<NewsWorker['platform'], 'files'>;

/** Characters that two readings of one text have in common, so that no passage is cut by both. */
const overlap = 50_000;

/** The worst of all of it, however long it is; one that can only be read in part tells what was found there, if anything. */
async function readOne(
  { media, files }: Tools,
  { fileId, sha256, mime, publishedOn }: MentionRecord,
  subjects: MediaSubject[],
  model: Model,
  seen: Set<string>,
): Promise<Refused | { worst: ReadProposal | null }> {
  const found: ReadProposal[] = [];
  try {
    const content = new Uint8Array(await files.read(fileId, sha256));
    for (let from = 0, end = 0; ; from += MediaLimits.characters - overlap) {
      const reading = await media.read({
        ...{ content, mime, model, subjects, earlier: [], from },
        publishedOn: publishedOn ?? undefined,
      });
      if ('refused' in reading) return found.length > 0 ? { worst: worstOf(found) } : reading;
      const proposals = reading.proposals
        .map((one) => ({ ...one, start: from + one.start, end: from + one.end }))
        // News that names the third party is about it only where a passage could be tied to it.
        .filter((one) => !one.unassigned && one.end > end && !seen.has(passageKeyOf(sha256, one)));
      found.push(...proposals);
      if (!reading.partlyRead) return { worst: worstOf(found) };
      end = from + MediaLimits.characters;
    }
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
const longestWaitHours = 24;

function worstOf(proposals: readonly ReadProposal[]): ReadProposal | null {
  const sure = ({ label, probabilities }: ReadProposal) => probabilities[label];
  return proposals.reduce<ReadProposal | null>(
    (worst, one) => (worst && sure(worst) >= sure(one) ? worst : one),
    null,
  );
}
