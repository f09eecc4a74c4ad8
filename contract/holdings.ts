import type { DraftIntake } from './reports/intake.ts';

/** Who holds how many percent of whom. */
export type Holding = { owner: string; owned: string; pct: number };

/** One spelling of a name for telling whether two are the same: case, spaces and how its accents are composed do not count. */
export const foldName = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

type Facts<Charted> = Omit<DraftIntake, 'ownership'> & { ownership?: Charted[] };

/** The holdings that the facts state: the chart, and principals with a share who are not in it. */
export function holdingsOf<Charted extends Omit<Holding, 'pct'>>({
  legalName = '',
  ownership = [],
  principals = [],
}: Facts<Charted>): (Charted | Holding)[] {
  const direct = principals
    .filter(({ name, ownershipPct }) => {
      const isCharted = ownership.some(
        (edge) => foldName(edge.owner) === foldName(name) && foldName(edge.owned) === foldName(legalName),
      );
      return ownershipPct !== undefined && !isCharted;
    })
    .map(({ name, ownershipPct = 0 }) => ({ owner: name, owned: legalName, pct: ownershipPct }));
  return [...ownership, ...direct];
}
