import { z } from 'zod';

/** A sentence of a catalogue of this folder, by its code, and what it names and counts. */
export const sentence = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Sentence = z.infer<typeof sentence>;
