import { seeded } from '../model/random.ts';
import { WORLDS, type World } from '../tables/worlds.ts';
import type { TrainingPassage } from './training-passage.ts';

type Random = (below: number) => number;

const CHOICE = /\{([^{}|]*(?:\|[^{}|]*)+)\}/g;
const SLOT = /\{([A-Z])(\d?)\}/g;
const YEARS = { first: 2004, count: 22 };
const MONTHS =
  'January, February, March, April, May, June, July, August, September, October, November, December'.split(
    ', ',
  );
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
/** Which hand-written turns may stand for another one, so that no passage hangs on one wording. */
const TURNS: readonly (readonly string[])[] = [
  ['fined', 'penalised'],
  ['sentenced to', 'given'],
  ['is accused of', 'stands accused of', 'faces accusations of'],
  ['officials', 'civil servants', 'public officials'],
  ['agreed to pay', 'will pay', 'has agreed to pay'],
  ['is investigating', 'has opened an investigation into', 'is looking into'],
  ['was arrested', 'has been arrested', 'was detained'],
  ['prosecutors', 'the public prosecutor'],
  ['according to', 'as stated in'],
  ['was convicted', 'has been convicted'],
  ['has been charged', 'was charged', 'is charged'],
  ['company', 'firm', 'group'],
  ['said on', 'announced on'],
];

/**
 * The wordings of one passage: `{a|b}` is one of them, `{O}` `{P}` `{C}` `{R}` `{M}` `{D}` `{Y}` an organisation, a
 * person, a place, a country, a sum, a day and a year that fit together, `{O2}` another one. The first wording takes
 * the first choices; the same passage and count always give the same wordings. Doubles are left out.
 */
export function vary(passage: TrainingPassage, count: number): TrainingPassage[] {
  const random = seeded(hashOf(passage.event + passage.text));
  const texts = new Set<string>();
  for (let at = 0; at < count; at++) {
    const chosen = passage.text.replace(CHOICE, (_, options: string) =>
      choose(options.split('|'), at, random),
    );
    texts.add(fill(at === 0 ? chosen : turned(chosen, random), random));
  }
  return [...texts].map((text) => ({ ...passage, text }));
}

/** All passages, each in up to `count` wordings. */
export const varyAll = (passages: readonly TrainingPassage[], count: number): TrainingPassage[] =>
  passages.flatMap((passage) => vary(passage, count));

function choose(options: string[], at: number, random: Random): string {
  return options[at === 0 ? 0 : random(options.length)]!;
}

function turned(text: string, random: Random): string {
  let result = text;
  for (const turns of TURNS) {
    const found = turns.find((turn) => result.includes(` ${turn} `));
    if (found) result = result.replace(` ${found} `, ` ${turns[random(turns.length)]} `);
  }
  return result;
}

function fill(text: string, random: Random): string {
  const world = WORLDS[random(WORLDS.length)]!;
  const filled = new Map<string, string>();
  return text.replace(SLOT, (slot, kind: string) => {
    const known = filled.get(slot);
    if (known !== undefined) return known;
    const value = nameOf(kind, world, random);
    filled.set(slot, value);
    return value;
  });
}

function nameOf(kind: string, world: World, random: Random): string {
  const one = (from: readonly string[]) => from[random(from.length)]!;
  const year = String(YEARS.first + random(YEARS.count));
  if (kind === 'O') return `${one(world.firms)} ${one(world.forms)}`;
  if (kind === 'P') return `${one(world.given)} ${one(world.families)}`;
  if (kind === 'C') return one(world.places);
  if (kind === 'R') return world.country;
  if (kind === 'M') return one(world.money);
  if (kind === 'Y') return year;
  return one([one(DAYS), `${1 + random(28)} ${one(MONTHS)} ${year}`, `${one(MONTHS)} ${1 + random(28)}`]);
}

function hashOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash >>> 0;
}
