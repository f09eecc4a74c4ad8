import type { OwnershipLink } from '../../../../contract/analysis/ownership-links.ts';
import { contagion, type Tie, type TiedParty } from '../../../../engine/ownership/index.ts';
import type { RequestRecord } from '../../requests/index.ts';
import { reasonInEnglish, trueMatchesOf } from '../../screening/index.ts';
import { ownershipOf } from '../ownership-of.ts';
import { type Candidate, findTied, type Wanted } from './find-tied.ts';
import { tiesOf } from './ties-of.ts';

const steps = 2;

/** Inside a transaction of the firm: who of the same client's third parties is at risk and tied to this one. */
export async function ownershipLinks(request: RequestRecord): Promise<OwnershipLink[]> {
  const own: Candidate = {
    id: request.thirdPartyId ?? request.id,
    name: request.legalName,
    requestId: request.id,
    intake: request.intake,
    isHigh: false,
  };
  const known = new Map<string, Candidate>([[own.id, own]]);
  const parties: TiedParty[] = await judged([own]);
  let frontier: readonly TiedParty[] = parties;
  for (let step = 0; step < steps; step += 1) {
    const found = await findTied(request.clientId, wantedBy(frontier, known));
    const keys = new Set(frontier.flatMap(({ ties }) => ties.map(({ key }) => key)));
    const fresh = found.filter(({ id }) => !known.has(id));
    frontier = (await judged(fresh)).filter(({ ties }) => ties.some(({ key }) => keys.has(key)));
    for (const { id } of frontier) known.set(id, fresh.find((one) => one.id === id)!);
    parties.push(...frontier);
  }
  return contagion(own.id, parties, steps).map(({ id, name, risk, path }) => ({
    thirdParty: id,
    name,
    clientId: request.clientId,
    requestId: known.get(id)?.requestId ?? '',
    risk,
    path: path.map(({ from, over, as, to }) => ({
      ...{ from, who: over.name, role: over.role, as, to, ...basisOf(over) },
    })),
  }));
}

/** Why it is the same one, in English and by its code. */
const basisOf = ({ basis: { code, values } }: Tie) => ({
  basis: reasonInEnglish(code as Parameters<typeof reasonInEnglish>[0], values),
  reasons: [{ code, values }],
});

/** With their ties, and whether they are sanctioned themselves, owned so by half or more, or rated high. */
async function judged(candidates: readonly Candidate[]): Promise<TiedParty[]> {
  const matches = await trueMatchesOf(candidates.map(({ requestId }) => requestId));
  return candidates.map(({ id, name, requestId, intake, isHigh }) => {
    const own = matches.get(requestId) ?? [];
    const sanctioned = own.filter(({ isSanctions }) => isSanctions);
    const isListed = sanctioned.some(({ subject }) => subject.role === 'subject');
    const { blocked } = ownershipOf(
      intake,
      sanctioned.map(({ subject }) => subject.name),
    ).sanctioned;
    const risk = isListed || blocked ? 'sanctioned' : isHigh ? 'high' : null;
    return { id, name, risk, ties: tiesOf(intake, own) };
  });
}

const schemesOf = (ties: readonly Tie[]) =>
  ties.map(({ key }) => key.split(':')[0] ?? '').filter((scheme) => scheme !== 'born' && scheme !== 'entry');

function wantedBy(parties: readonly TiedParty[], known: ReadonlyMap<string, Candidate>): Wanted {
  const ties = parties.flatMap((party) => party.ties);
  const entries = ties
    .filter(({ key }) => key.startsWith('entry:'))
    .map(({ key }) => {
      const [, watchlistId = '', ...entry] = key.split(':');
      return { watchlistId, entryId: entry.join(':') };
    });
  const born = parties
    .flatMap(({ id }) => known.get(id)?.intake.principals ?? [])
    .flatMap((one) => one.bornOn ?? []);
  return {
    born: [...new Set(born.filter((day) => day.length === 10))],
    schemes: [...new Set(schemesOf(ties))],
    entries,
  };
}
