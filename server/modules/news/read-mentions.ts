import type { MediaSubject } from '../../../engine/media/index.ts';
import { passageKeyOf, proposedPassages } from '../assessment/index.ts';
import { activeModel, type Reading, type ReadProposal } from '../media/index.ts';
import type { NewsWorker } from './fetch-news.ts';
import { settleMentions } from './settle-mentions.ts';
import type { MentionRecord } from './tables.ts';

/** The passage that is most surely adverse; null where none is. */
export type MentionReading = { mention: MentionRecord; worst: ReadProposal | null };

/**
 * Reads stored items for a third party with the active version of the model, and raises what is new. While there is no
 * version they wait. Answers how many were raised.
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
    const reading = await media.read({
      content: new Uint8Array(await files.read(mention.fileId, mention.sha256)),
      mime: mention.mime,
      model: { sha256: model.sha256, text },
      subjects,
      publishedOn: mention.publishedOn ?? undefined,
      earlier: [],
    });
    if ('refused' in reading) log.warn({ mention: mention.id }, 'an item of news could not be read');
    else readings.push({ mention, worst: worstOf(reading, mention, await seenIn(platform, mention)) });
  }
  return settleMentions(platform, thirdPartyId, model.number, readings);
}

/** Passages of a document that were proposed in its request: people have seen them there. */
function seenIn({ database }: NewsWorker['platform'], { requestId }: MentionRecord): Promise<Set<string>> {
  return requestId
    ? database.tx({ kind: 'system' }, () => proposedPassages(requestId))
    : Promise.resolve(new Set());
}

type Read = Exclude<Reading, { refused: string }>;

function worstOf({ proposals }: Read, { sha256 }: MentionRecord, seen: Set<string>): ReadProposal | null {
  const sure = ({ label, probabilities }: ReadProposal) => probabilities[label];
  const unseen = proposals.filter((proposal) => !seen.has(passageKeyOf(sha256, proposal)));
  return unseen.reduce<ReadProposal | null>(
    (worst, one) => (worst && sure(worst) >= sure(one) ? worst : one),
    null,
  );
}
