import type { SubjectType } from '../../names/index.ts';

/** What a person or organisation is to the request; `subject` is the third party itself. */
export const MEDIA_ROLES = ['subject', 'principal', 'owner', 'associate'] as const;
export type MediaRole = (typeof MEDIA_ROLES)[number];

/** One whom passages may speak of, under all its names. */
export type MediaSubject = { id: string; role: MediaRole; type: SubjectType; names: readonly string[] };

/**
 * How a passage names a subject: by a `name`, by the `short` form of a name that stood before it, or `carried` over by
 * "the company" or "she" from the sentence before.
 */
type MentionKind = 'name' | 'short' | 'carried';

/** `start` and `end` are offsets in the document; `similarity` is 0–1, and 1 for what was carried over. */
export type Mention = { subject: string; kind: MentionKind; start: number; end: number; similarity: number };
