import { featureCount } from '../features/features.ts';
import { vocabularyOf } from '../features/vocabulary.ts';
import { CONCEPTS } from '../tables/lexicon/index.ts';
import type { Calibration } from './calibrate.ts';
import type { Linear } from './fit-logistic.ts';
import { MEDIA_METHOD, type MediaModel, OUTPUTS, type TrainedOn } from './media-model.ts';

/** A stored model that cannot be used by this version. */
export class ModelFormatError extends Error {}

const FORMAT = 'prudence-media-model';
/** Weights are kept as whole multiples of this, in 16 bits: ±65.5 at most. */
const GRAIN = 0.002;
const MOST = 32_767;

type Stored = {
  format: typeof FORMAT;
  method: string;
  concepts: readonly string[];
  terms: readonly string[];
  idf: string;
  bias: readonly number[];
  weights: string;
  calibrations: readonly Calibration[];
  sharpness: number;
  trainedOn: TrainedOn;
};

/** Rounds the weights as storing does, so that a model answers the same before and after. */
export function rounded(linear: Linear): Linear {
  return { ...linear, weights: linear.weights.map((weight) => whole(weight) * GRAIN) };
}

function whole(weight: number): number {
  return Math.max(-MOST, Math.min(MOST, Math.round(weight / GRAIN)));
}

/** A model as JSON text, about 2 MB. */
export function serialiseModel(model: MediaModel): string {
  const stored: Stored = {
    format: FORMAT,
    method: model.method,
    concepts: CONCEPTS,
    terms: model.vocabulary.terms,
    idf: toBase64(new Uint8Array(model.vocabulary.idf.buffer)),
    bias: [...model.linear.bias],
    weights: toBase64(new Uint8Array(Int16Array.from(model.linear.weights, whole).buffer)),
    calibrations: model.calibrations,
    sharpness: model.sharpness,
    trainedOn: model.trainedOn,
  };
  return JSON.stringify(stored);
}

/** Reads what `serialiseModel` wrote. Throws ModelFormatError for anything else, also for another method's model. */
export function parseModel(text: string): MediaModel {
  const stored = storedOf(text);
  const vocabulary = vocabularyOf(stored.terms, new Float32Array(fromBase64(stored.idf, 4)));
  const grains = new Int16Array(fromBase64(stored.weights, 2));
  const weights = Float32Array.from(grains, (grain) => grain * GRAIN);
  const fits =
    vocabulary.idf.length === vocabulary.terms.length &&
    weights.length === featureCount(vocabulary) * OUTPUTS &&
    stored.bias.length === OUTPUTS &&
    stored.calibrations.length === OUTPUTS &&
    stored.sharpness >= 1;
  if (!fits) throw new ModelFormatError('the parts of the model do not fit together');
  return {
    method: MEDIA_METHOD,
    vocabulary,
    linear: { outputs: OUTPUTS, weights, bias: Float32Array.from(stored.bias) },
    calibrations: stored.calibrations,
    sharpness: stored.sharpness,
    trainedOn: stored.trainedOn,
  };
}

function storedOf(text: string): Stored {
  let stored: Partial<Stored>;
  try {
    stored = JSON.parse(text) as Partial<Stored>;
  } catch {
    throw new ModelFormatError('not JSON');
  }
  if (stored?.format !== FORMAT) throw new ModelFormatError('not a model of adverse media');
  const { method, concepts, terms, idf, bias, weights, calibrations, trainedOn } = stored;
  if (method !== MEDIA_METHOD || concepts?.join() !== CONCEPTS.join())
    throw new ModelFormatError(`made by method ${method}, not ${MEDIA_METHOD}`);
  if (!terms || !idf || !bias || !weights || !calibrations || !trainedOn)
    throw new ModelFormatError('a part of the model is missing');
  return stored as Stored;
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}

/** The bytes of whole numbers of `size` bytes each. */
function fromBase64(text: string, size: number): ArrayBuffer {
  let binary: string;
  try {
    binary = atob(text);
  } catch {
    throw new ModelFormatError('a part of the model is damaged');
  }
  if (binary.length % size > 0) throw new ModelFormatError('a part of the model is damaged');
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes.buffer;
}
