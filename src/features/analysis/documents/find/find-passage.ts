/** Where something stands in a list of texts: the letter `offset` of the text `at`. */
type Spot = { at: number; offset: number };
/** From the first letter to behind the last. */
export type Found = { from: Spot; to: Spot };

const isLetter = (sign: string) => /[\p{L}\p{N}\p{M}]/u.test(sign);

/** Letters and figures only, each with its place: line ends, hyphens and spaces differ between a page and its text. */
function lettersOf(texts: readonly string[]) {
  const spots: Spot[] = [];
  let letters = '';
  texts.forEach((text, at) => {
    for (let offset = 0; offset < text.length; offset++) {
      const sign = text[offset]!;
      if (!isLetter(sign)) continue;
      const low = sign.toLowerCase();
      // A few capitals become two letters: then each of them stands where the capital does.
      for (const one of low) {
        letters += one;
        spots.push({ at, offset });
      }
    }
  });
  return { letters, spots };
}

/** Every place of the words in the texts, read as one, whatever signs and spaces lie between the letters. */
export function findPassages(texts: readonly string[], words: string): Found[] {
  const wanted = lettersOf([words]).letters;
  if (wanted === '') return [];
  const { letters, spots } = lettersOf(texts);
  const found: Found[] = [];
  for (
    let start = letters.indexOf(wanted);
    start !== -1;
    start = letters.indexOf(wanted, start + wanted.length)
  ) {
    const last = spots[start + wanted.length - 1]!;
    found.push({ from: spots[start]!, to: { at: last.at, offset: last.offset + 1 } });
  }
  return found;
}

/** The fewest letters by which a part of a passage is taken for the passage. */
const LEAST = 12;

/** The passage in the texts of a page; of one that runs on from or onto another page the part that stands here. */
export function findPassage(texts: readonly string[], passage: string): Found | null {
  const [whole] = findPassages(texts, passage);
  if (whole) return whole;
  const places = passage
    .split(/(?<=[.!?।؟])\s+|\n+/u)
    .filter((sentence) => sentence.length >= LEAST)
    .flatMap((sentence) => findPassages(texts, sentence).slice(0, 1));
  const [first, last] = [places[0], places.at(-1)];
  return first && last ? { from: first.from, to: last.to } : null;
}
