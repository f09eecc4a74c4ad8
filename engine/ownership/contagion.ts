/** What ties a party to others: a person or company behind it, known by a key that names nobody else. */
export type Tie = {
  key: string;
  /** The name and what it is there: `Temur Abdrashev`, `beneficial_owner`. */
  name: string;
  role: string;
  /** Why it is the same one, by a code: the same identifier, the same entry of a list; and what the code names. */
  basis: { code: string; values: Record<string, string> };
};

export type TiedParty = {
  id: string;
  name: string;
  risk: 'sanctioned' | 'high' | null;
  ties: readonly Tie[];
};

/** One step: from a party over somebody who stands behind both to the next one. */
type ContagionStep = { from: string; over: Tie; as: string; to: string };
type Contagion = {
  id: string;
  name: string;
  risk: 'sanctioned' | 'high';
  path: ContagionStep[];
};

/** So far a risk is followed: over one party between, not over a whole register. */
const farthest = 2;

const byKey = (a: Tie, b: Tie) => compare(a.key, b.key) || compare(a.role, b.role);
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Parties at risk that a party is tied to by whoever stands behind both, each with the shortest way there (the first one
 * by keys and ids where several are as short). Ties go both ways, so who is flagged by another one is tied to it in the
 * same number of steps; the order of parties and ties never matters.
 */
export function contagion(subject: string, parties: readonly TiedParty[], steps = farthest): Contagion[] {
  const known = new Map(parties.map((party) => [party.id, party]));
  const behind = new Map<string, TiedParty[]>();
  for (const party of [...parties].sort((a, b) => compare(a.id, b.id)))
    for (const key of new Set(party.ties.map((tie) => tie.key)))
      behind.set(key, [...(behind.get(key) ?? []), party]);

  const ways = new Map<string, ContagionStep[]>([[subject, []]]);
  let reached = [subject];
  for (let step = 0; step < steps && reached.length > 0; step += 1) {
    const next: string[] = [];
    for (const id of reached) {
      const from = known.get(id);
      for (const tie of [...(from?.ties ?? [])].sort(byKey)) {
        for (const to of behind.get(tie.key) ?? []) {
          if (ways.has(to.id)) continue;
          const there = [...to.ties].sort(byKey).find(({ key }) => key === tie.key);
          const taken = { from: from?.name ?? '', over: tie, as: there?.role ?? '', to: to.name };
          ways.set(to.id, [...(ways.get(id) ?? []), taken]);
          next.push(to.id);
        }
      }
    }
    reached = next.sort(compare);
  }

  return [...ways]
    .filter(([id]) => id !== subject)
    .flatMap(([id, path]) => {
      const party = known.get(id);
      return party?.risk ? [{ id, name: party.name, risk: party.risk, path }] : [];
    })
    .sort(
      (a, b) =>
        a.path.length - b.path.length ||
        Number(b.risk === 'sanctioned') - Number(a.risk === 'sanctioned') ||
        compare(a.id, b.id),
    );
}
