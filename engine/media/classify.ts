import { proceedingsOf } from './events/proceedings-of.ts';
import { possibleStage, stageOf } from './events/stage-of.ts';
import { featuresOf, type Source } from './features/features.ts';
import {
  MEDIA_LABELS,
  MEDIA_STAGES,
  type MediaLabel,
  type MediaStage,
  type Proceedings,
  SUB_LABELS,
  type SubLabel,
} from './labels.ts';
import { probabilityOf, sharesOf } from './model/calibrate.ts';
import { scoresOf } from './model/fit-logistic.ts';
import { FIRST_STAGE, FIRST_SUB_LABEL, type MediaModel } from './model/media-model.ts';
import { isFunctionWord } from './tables/function-words.ts';
import type { TextWord } from './text/text-words.ts';

/** A word that spoke for the label: offsets in the text, and its part of the score in log-odds (above 0). */
type DecidingWord = { text: string; start: number; end: number; weight: number };

/** Probabilities are 0–1 and add up to 1 over the seven labels. */
export type Classification = {
  label: MediaLabel;
  probabilities: Record<MediaLabel, number>;
  subLabel?: SubLabel;
  stage?: MediaStage;
  /** Whose proceedings the passage speaks of, by its words. */
  proceedings?: Proceedings;
  words: DecidingWord[];
};

const MOST_WORDS = 6;
/** A kind of offence or a stage is told from this probability. */
const LEAST = 0.4;
/** Longer texts are cut here, in UTF-16 units: a passage is far shorter. */
const LONGEST = 20_000;

/** What a passage is about, how sure that is, and the words that decided. Never throws; below 2 ms a passage. */
export function classifyPassage(model: MediaModel, passage: string): Classification {
  const text = passage.slice(0, LONGEST);
  const { features, sources, words } = featuresOf(text, model.vocabulary);
  const scores = scoresOf(model.linear, features);
  const calibrated = model.calibrations.map((one, output) => probabilityOf(scores[output] ?? 0, one));
  const shares = sharesOf(calibrated.slice(0, MEDIA_LABELS.length), model.sharpness);
  const best = shares.indexOf(Math.max(...shares));
  const label = MEDIA_LABELS[best]!;
  const tells = label !== 'none';
  const subLabel = tells ? likeliest(SUB_LABELS, calibrated.slice(FIRST_SUB_LABEL, FIRST_STAGE)) : undefined;
  const proceedings = proceedingsOf(words, label);
  const stage = tells ? likeliestStage(words, calibrated.slice(FIRST_STAGE), proceedings) : undefined;
  return {
    label,
    probabilities: Object.fromEntries(MEDIA_LABELS.map((one, at) => [one, shares[at] ?? 0])) as Record<
      MediaLabel,
      number
    >,
    ...(subLabel ? { subLabel } : {}),
    ...(stage ? { stage } : {}),
    ...(proceedings ? { proceedings } : {}),
    words: decidingWords(text, words, sources, (feature) => weightOf(model, feature, best)),
  };
}

/** The likeliest stage that the words allow, else the one they name. */
function likeliestStage(
  words: readonly TextWord[],
  probabilities: readonly number[],
  proceedings: Proceedings | undefined,
): MediaStage | undefined {
  const isPossible = possibleStage(words, proceedings);
  const allowed = probabilities.map((one, at) => (isPossible(MEDIA_STAGES[at]!) ? one : 0));
  return likeliest(MEDIA_STAGES, allowed) ?? stageOf(words, proceedings);
}

function likeliest<Name extends string>(names: readonly Name[], probabilities: number[]): Name | undefined {
  const highest = Math.max(...probabilities);
  return highest >= LEAST ? names[probabilities.indexOf(highest)] : undefined;
}

function weightOf({ linear }: MediaModel, feature: number, output: number): number {
  return linear.weights[feature * linear.outputs + output] ?? 0;
}

/** Each feature's part of the score goes to the words it came from, in equal shares. */
function decidingWords(
  text: string,
  words: readonly TextWord[],
  sources: readonly Source[],
  weight: (feature: number) => number,
): DecidingWord[] {
  const parts = new Float64Array(words.length);
  for (const { feature, value, from, to } of sources) {
    const part = (value * weight(feature)) / (to - from);
    for (let at = from; at < to; at++) parts[at] = (parts[at] ?? 0) + part;
  }
  const strongest = [...parts.keys()]
    .filter((at) => (parts[at] ?? 0) > 0 && !isFunctionWord(text.slice(words[at]!.start, words[at]!.end)))
    .sort((a, b) => (parts[b] ?? 0) - (parts[a] ?? 0))
    .slice(0, MOST_WORDS);
  return strongest.map((at) => {
    const { start, end } = words[at]!;
    return { text: text.slice(start, end), start, end, weight: Math.round((parts[at] ?? 0) * 1e4) / 1e4 };
  });
}
