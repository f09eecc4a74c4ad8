import { isAgainstRecommendation } from '../../contract/against-recommendation.ts';
import type { HttpClient } from '../http/http-client.ts';
import type { Story } from '../stories/story.ts';

const DAY = 86_400_000;

/** The client decides on the third party of a released request, and has it watched unless it refuses. */
export async function decideOn(client: HttpClient, name: string, decided: NonNullable<Story['decided']>) {
  const { Data } = await client.call('GET /reports/v1.0/thirdparties', { search: name });
  // The search also finds third parties whose longer names contain this one.
  const party = Data.find((found) => found.name === name);
  if (!party) throw new Error(`${name} is not in the register`);
  const { thirdParty } = await client.call('GET /reports/v1.0/thirdparties', { id: party.id });
  const advised = thirdParty?.recommendation ?? null;
  const { decision, reason, reasonAgainst = reason, conditions = [] } = decided;
  const against = isAgainstRecommendation(decision, advised) ? advised : null;
  const demanded = conditions.map(({ text, inDays }) => ({
    text,
    dueOn: new Date(Date.now() + inDays * DAY).toISOString().slice(0, 10),
  }));
  const decidedParty = await client.call('POST /reports/v1.0/thirdparties', {
    action: 'decide',
    id: party.id,
    version: party.version,
    decision,
    reason: against ? reasonAgainst : reason,
    ...(against && { against }),
    ...(demanded.length > 0 && { conditions: demanded }),
  });
  if (decision === 'rejected') return;
  await client.call('POST /reports/v1.0/thirdparties', {
    action: 'monitor',
    id: party.id,
    version: decidedParty.Data.version,
    monitored: true,
  });
}
