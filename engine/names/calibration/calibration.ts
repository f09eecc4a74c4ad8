import type { NameIndex } from '../index/name-index.ts';
import { rankNames } from '../index/search.ts';
import { compareNames } from '../score/compare.ts';
import type { Subject, SubjectType } from '../types.ts';
import { perturb } from './perturb.ts';

const STEPS = 100;
const LOWEST = 0.5;

/** What a threshold lets through: the share of what must not hit, and of what must; undefined where none was given. */
type CalibrationRow = { threshold: number; clean?: number; recall?: number };

type Recommendation = CalibrationRow & { rate: number };

/** Counts of similarities in hundredths: what is counted needs no room of its own. */
type Counts = { at: Uint32Array; whole: number };

/** Measures what thresholds do on one list, by names that must not hit, names that must, and labelled pairs. */
export class Calibration {
  readonly #index: NameIndex;
  readonly #clean: Counts = { at: new Uint32Array(STEPS + 1), whole: 0 };
  readonly #wanted: Counts = { at: new Uint32Array(STEPS + 1), whole: 0 };

  constructor(index: NameIndex) {
    this.#index = index;
  }

  /** A subject that is on no list. */
  addClean(subject: Subject): void {
    count(this.#clean, rankNames(this.#index, subject, { limit: 1, threshold: LOWEST })[0]?.similarity);
  }

  /** A subject that is one of these entries. */
  addWanted(subject: Subject, ids: readonly string[]): void {
    const hits = rankNames(this.#index, subject, { limit: 50, threshold: LOWEST });
    count(this.#wanted, hits.find((hit) => ids.includes(hit.entryId))?.similarity);
  }

  /** Two names of which it is known whether they mean the same. */
  addPair(left: string, right: string, type: SubjectType, match: boolean): void {
    count(match ? this.#wanted : this.#clean, compareNames(left, right, type, this.#index).similarity);
  }

  /** About `most` names of the list, spread over it, each written in another way. */
  addPerturbed(most: number): void {
    const { nameEntry, nameSlot, entries, isWeak } = this.#index;
    const step = Math.max(1, Math.floor(nameEntry.length / Math.max(1, most)));
    for (let name = 0, way = 0; name < nameEntry.length && way < most; name += step) {
      const entry = entries[nameEntry[name]!]!;
      const text = isWeak[name] ? undefined : perturb(entry.names[nameSlot[name]!]!.text, entry.type, way);
      if (text === undefined) continue;
      way++;
      this.addWanted({ name: text, type: entry.type }, [entry.id]);
    }
  }

  get counted(): { clean: number; wanted: number } {
    return { clean: this.#clean.whole, wanted: this.#wanted.whole };
  }

  /** Every threshold from 0.5 to 1 in hundredths. */
  rows(): CalibrationRow[] {
    return Array.from({ length: STEPS - STEPS * LOWEST + 1 }, (_, at) => this.#row(STEPS * LOWEST + at));
  }

  /** The lowest threshold that lets at most `rate` of the clean names hit; undefined without clean names. */
  recommend(rate: number): Recommendation | undefined {
    const row = this.rows().find(({ clean }) => clean !== undefined && clean <= rate);
    return row && { ...row, rate };
  }

  #row(step: number): CalibrationRow {
    const [clean, recall] = [share(this.#clean, step), share(this.#wanted, step)];
    return {
      threshold: step / STEPS,
      ...(clean === undefined ? {} : { clean }),
      ...(recall === undefined ? {} : { recall }),
    };
  }
}

function count(counts: Counts, similarity = 0): void {
  counts.at[Math.floor(similarity * STEPS + 1e-9)]! += 1;
  counts.whole++;
}

function share({ at, whole }: Counts, step: number): number | undefined {
  if (whole === 0) return undefined;
  const above = at.subarray(step).reduce((sum, one) => sum + one, 0);
  return Math.round((above / whole) * 1e4) / 1e4;
}
