import { z } from 'zod';
import { TrainingLimits } from '../limits.ts';
import { actions, byAction, chosen, dataOf, id, isoTime, operation } from '../operation.ts';
import { MEDIA_LABELS } from '../words.ts';

const share = z.number().min(0).max(1);
const count = z.number().int().min(0);
const byLabel = <Value extends z.ZodType>(value: Value) => z.record(z.enum(MEDIA_LABELS), value);

/** How a model did on passages it had not seen; `confusion[truth][answer]` counts passages. */
export const mediaMeasures = z.object({
  passages: count,
  events: count,
  accuracy: share,
  macroF1: share,
  calibrationError: share,
  byLabel: byLabel(z.object({ precision: share, recall: share, f1: share, support: count })),
  confusion: byLabel(byLabel(count)),
});
export type MediaMeasures = z.infer<typeof mediaMeasures>;

export const mediaModel = z.object({
  id,
  number: z.number().int(),
  status: z.enum(['training', 'ready', 'active', 'superseded', 'failed']),
  method: z.string(),
  trainedBy: z.string(),
  trainedAt: isoTime,
  activatedAt: isoTime.nullable(),
  /** What it learnt from; `uploaded` are the passages of uploads among them, `decided` those of analysts. */
  trainedOn: z
    .object({ passages: count, events: count, uploaded: count, decided: count.optional() })
    .nullable(),
  /** On what was held out of this training; `before` are those of the model active then, on the same passages. */
  measures: mediaMeasures.nullable(),
  before: mediaMeasures.nullable(),
  /** Whether its content can still be read and used by this version of the software. */
  sha256: z.string().nullable(),
  error: z.string().nullable(),
  job: id.nullable(),
});
export type MediaModelVersion = z.infer<typeof mediaModel>;

export const trainingUpload = z.object({
  id,
  name: z.string(),
  sha256: z.string(),
  passages: count,
  events: count,
  uploadedBy: z.string(),
  uploadedAt: isoTime,
});
export type TrainingUpload = z.infer<typeof trainingUpload>;

/** What analysts decided on in cases, as passages to learn from; `leftOut` are decisions that say nothing of the words. */
export const decisionCounts = z.object({
  passages: count,
  events: count,
  byLabel: z.partialRecord(z.enum(MEDIA_LABELS), count),
  leftOut: count,
});
export type DecisionCounts = z.infer<typeof decisionCounts>;

export const getMediaModels = operation({
  method: 'GET',
  path: '/security/v1.0/prameyaretrain',
  title: 'Versions of the adverse-media model with their measures, and the training data uploaded',
  access: ['admin'],
  modules: ['Settings'],
  request: {},
  answer: dataOf(
    z.object({
      models: z.array(mediaModel),
      uploads: z.array(trainingUpload),
      decisions: decisionCounts,
      /** Whether drafters may have the server fetch web pages as sources; off until it is switched on. */
      capture: z.boolean(),
    }),
  ),
  errors: [],
});

export const retrainMedia = operation({
  method: 'POST',
  path: '/security/v1.0/prameyaretrain',
  title: 'Upload training passages (CSV), train a version (202 with a job), activate one, or roll back',
  access: ['admin'],
  modules: ['Settings'],
  multipart: { maxFiles: 1, maxFileBytes: TrainingLimits.fileBytes, extensions: ['csv'] },
  request: byAction(
    {},
    {
      upload: {},
      /** `decisions`: whether it learns from what analysts decided too; it does unless told not to. */
      train: { decisions: z.boolean().optional() },
      activate: { version: chosen('Choose a version.') },
      /** The active version, so that a second click changes nothing. */
      rollback: { version: chosen('Choose a version.') },
      capture_on: {},
      capture_off: {},
    },
  ),
  answer: dataOf(z.object({ job: id.nullable(), version: id.nullable(), upload: id.nullable() })),
  status: 202,
  stepUp: actions('activate', 'rollback'),
  errors: [
    'file.not_allowed',
    'file.empty',
    'file.too_large',
    'media.unreadable',
    'media.not_possible',
    'not_found',
  ],
});
