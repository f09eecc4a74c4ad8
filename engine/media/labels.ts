/** What a passage is about; `none` when it tells nothing adverse of anybody. */
export const MEDIA_LABELS = [
  'bribery_corruption',
  'financial',
  'legal',
  'regulatory',
  'sanctions',
  'pep',
  'none',
] as const;
export type MediaLabel = (typeof MEDIA_LABELS)[number];
export type AdverseLabel = Exclude<MediaLabel, 'none'>;
export const ADVERSE_LABELS = MEDIA_LABELS.filter((label): label is AdverseLabel => label !== 'none');

/** The kind of offence, where the passage names one. */
export const SUB_LABELS = ['fraud', 'laundering', 'tax', 'narcotics', 'cyber', 'trafficking'] as const;
export type SubLabel = (typeof SUB_LABELS)[number];

/**
 * How far a matter has come, from what is only alleged to what is closed. A conviction is a criminal court's alone; a
 * fine, ban, listing or recall by an authority and a civil court's order are a penalty.
 */
export const MEDIA_STAGES = [
  'allegation',
  'investigation',
  'charge',
  'conviction',
  'penalty',
  'settlement',
  'acquittal',
] as const;
export type MediaStage = (typeof MEDIA_STAGES)[number];

/** Whose proceedings a matter is dealt with in. */
const PROCEEDINGS = ['criminal', 'civil', 'administrative', 'insolvency'] as const;
export type Proceedings = (typeof PROCEEDINGS)[number];

export const isMediaLabel = (value: string): value is MediaLabel =>
  (MEDIA_LABELS as readonly string[]).includes(value);
export const isSubLabel = (value: string): value is SubLabel =>
  (SUB_LABELS as readonly string[]).includes(value);
export const isMediaStage = (value: string): value is MediaStage =>
  (MEDIA_STAGES as readonly string[]).includes(value);
