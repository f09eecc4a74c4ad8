import { z } from 'zod';
import { id } from '../operation.ts';

export const section = z.object({
  key: z.string(),
  title: z.string(),
  required: z.boolean(),
  text: z.string(),
  /** What people wrote of the text, without what is composed from the facts. */
  own: z.string(),
  findings: z.array(id),
});
export type Section = z.infer<typeof section>;
