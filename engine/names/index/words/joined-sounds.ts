import { CARE } from '../../score/strangers.ts';
import { SAME_SOUND, steepness } from '../../score/token-similarity.ts';
import { costOfCodes, MOST_CODES } from '../../tokens/edit-cost.ts';
import { mayFuse } from '../../tokens/fold.ts';
import { soundCosts } from '../../tokens/sound-costs.ts';
import type { Token } from '../../tokens/tokens.ts';
import {
  costsBesideOf,
  END,
  FURTHER,
  LETTERS,
  MANY,
  MARKS,
  RECORD,
  START,
  type WordRecords,
} from './word-records.ts';

/** Tells adjacent words, by their numbers from a place on, that are less like a token than a least when written together. */
export type ApartFrom = (numbers: Uint32Array, from: number, length: number) => boolean;

const L = 'l'.charCodeAt(0);

/** Makes for a token what tells by sounds that it is not some words of a vocabulary written together: not all, but only these. */
export function joinedSounds(
  tokens: readonly Token[],
  { origins, words, masses, codes, further }: WordRecords,
): (asked: Token, least: number) => ApartFrom {
  const latin = origins.indexOf('latin');

  /** Whether words are written together as a text, or as its beginning, or begin with it. */
  const isBegun = (text: string, numbers: Uint32Array, from: number, length: number): boolean => {
    let at = 0;
    for (let place = from; place < from + length; place++) {
      const part = tokens[numbers[place]!]!.text;
      if (at + part.length >= text.length) return part.startsWith(text.slice(at));
      if (!text.startsWith(part, at)) return false;
      at += part.length;
    }
    return true;
  };

  return (asked, least) => {
    const { text, mass } = asked;
    const initial = text.charCodeAt(0);
    const costs = origins.map((other) => soundCosts(asked.origin, other));
    const besideIn = costsBesideOf(asked);
    return (numbers, from, length) => {
      const first = numbers[from]! * RECORD;
      const kind = (words[first + MARKS]! >>> 8) & 0xff;
      const reading = words[first + LETTERS]! >>> 16;
      // Latin letters that were read otherwise than they are written are written together as they stand.
      if (reading >= MANY || (kind === latin && reading > 0)) return false;
      const beside = besideIn(kind, costs[kind]!);
      let [sound, cost, signs, end] = [0, 0, 0, 0];
      for (let place = from; place < from + length; place++) {
        const at = numbers[place]! * RECORD;
        const marks = words[at + MARKS]!;
        const letters = words[at + LETTERS]!;
        if (((marks >>> 8) & 0xff) !== kind || letters >>> 16 !== reading) return false;
        // Letters that are one sound together: what is heard where words meet is not told.
        if (place > from && mayFuse(end, letters & 0xff)) return false;
        // Of two equal sounds that meet one is left, and the Arabic article may lose its l.
        let shared = end === L ? beside[L]! : 0;
        let lowest = Number.POSITIVE_INFINITY;
        const others = words[at + FURTHER]!;
        const last = others + ((marks >>> 16) & 0xff);
        for (let other = others - 1; other < last; other++) {
          const start = other < others ? words[at + START]! : further[other * 2]!;
          const stop = other < others ? words[at + END]! : further[other * 2 + 1]!;
          lowest = Math.min(lowest, costOfCodes(codes, start, stop, beside));
          if (stop > start) shared = Math.max(shared, beside[codes[start]!]!);
          signs += stop - start;
        }
        sound += masses[at >>> 1]!;
        cost += place > from ? lowest - shared : lowest;
        end = (letters >>> 8) & 0xff;
      }
      const whole = Math.max(mass, sound, 0.1);
      const limit = (whole * (SAME_SOUND - least)) / steepness(asked.origin, origins[kind]!, whole) + CARE;
      if (cost <= limit || signs > MOST_CODES) return false;
      return (words[first + LETTERS]! & 0xff) !== initial || !isBegun(text, numbers, from, length);
    };
  };
}
