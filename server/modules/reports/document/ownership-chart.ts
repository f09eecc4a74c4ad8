import { foldName } from '../../../../contract/holdings.ts';
import type { Chart } from './blocks.ts';

type Holding = { owner: string; owned: string; pct: number };

/** In points; the chart is as wide as the text. */
const PAGE = 483;
const BOX = { height: 34, gapX: 14, gapY: 40, widest: 140 };
/** More boxes than this in a row would be too narrow for names. */
const PER_ROW = 4;

/** Places the third party at the bottom and its owners above it, in rows by the shortest chain down to it. */
export function ownershipChart(
  subject: string,
  holdings: readonly Holding[],
  sanctioned: readonly string[],
): Chart {
  const names = new Map([[foldName(subject), subject]]);
  for (const { owner, owned } of holdings)
    for (const name of [owned, owner]) if (!names.has(foldName(name))) names.set(foldName(name), name);
  const rows = rowsOf(foldName(subject), [...names.keys()], holdings);
  const lines = rows.flatMap((row) =>
    Array.from({ length: Math.ceil(row.length / PER_ROW) }, (_, at) =>
      row.slice(at * PER_ROW, (at + 1) * PER_ROW),
    ),
  );
  const widest = Math.max(...lines.map((line) => line.length));
  const box = Math.min(BOX.widest, (PAGE - (widest - 1) * BOX.gapX) / widest);
  const listed = new Set(sanctioned.map(foldName));
  const nodes = lines.flatMap((line, row) => {
    const width = line.length * box + (line.length - 1) * BOX.gapX;
    return line.map((key, at) => ({
      key,
      name: names.get(key) ?? key,
      x: (PAGE - width) / 2 + at * (box + BOX.gapX),
      y: (lines.length - 1 - row) * (BOX.height + BOX.gapY),
      isSubject: key === foldName(subject),
      isSanctioned: listed.has(key),
    }));
  });
  const placeOf = new Map(nodes.map(({ key }, place) => [key, place]));
  return {
    nodes: nodes.map(({ key, ...node }) => node),
    edges: holdings.map(({ owner, owned, pct }) => ({
      from: placeOf.get(foldName(owner)) ?? 0,
      to: placeOf.get(foldName(owned)) ?? 0,
      label: `${Number(pct.toFixed(2))} %`,
    })),
    width: PAGE,
    height: lines.length * BOX.height + (lines.length - 1) * BOX.gapY,
    box,
  };
}

function rowsOf(subject: string, parties: readonly string[], holdings: readonly Holding[]): string[][] {
  const rows = [[subject]];
  const met = new Set([subject]);
  for (let reached = [subject]; reached.length > 0; ) {
    const next = holdings
      .filter(({ owned }) => reached.includes(foldName(owned)))
      .map(({ owner }) => foldName(owner))
      .filter((owner) => !met.has(owner));
    reached = [...new Set(next)];
    for (const owner of reached) met.add(owner);
    if (reached.length > 0) rows.push(reached);
  }
  const loose = parties.filter((party) => !met.has(party));
  return loose.length > 0 ? [...rows, loose] : rows;
}
