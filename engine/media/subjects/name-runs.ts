/** A word as it may stand in a name; offsets are those of the document. */
export type RunWord = { text: string; start: number; end: number };

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.&-][\p{L}\p{M}\p{N}]+)*\.?/gu;
const NAMELIKE = /^[\p{Lu}\p{N}]|^(?!\p{Script=Latin})(?!\p{Script=Cyrillic})(?!\p{Script=Greek})\p{L}/u;
/** Small words that stand within names: "Bank of Delta", "van der Berg", "Al-Rashid bin Omar". */
const WITHIN =
  /^(of|and|the|for|de|da|do|dos|das|del|della|di|du|la|le|les|van|von|der|den|ter|zu|al|el|bin|ibn|binti|y|e|et|und)$/;
const GAP = /^[\s,&.()'"-]{0,3}$/u;
const MOST_WORDS = 24;

/** The runs of words in a text that may be names: words with capitals, or of a script that has none. */
export function nameRuns(text: string, offset: number): RunWord[][] {
  const runs: RunWord[][] = [];
  let run: RunWord[] = [];
  let end = 0;
  const close = () => {
    while (WITHIN.test(run.at(-1)?.text ?? '')) run.pop();
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (const match of text.matchAll(WORD)) {
    const raw = match[0].replace(/['’]s$/, '');
    const start = match.index;
    const fits = NAMELIKE.test(raw) || (run.length > 0 && WITHIN.test(raw));
    if (run.length >= MOST_WORDS || !GAP.test(text.slice(end, start))) close();
    if (fits) run.push({ text: raw, start: offset + start, end: offset + start + raw.length });
    else close();
    end = start + match[0].length;
  }
  close();
  return runs;
}
