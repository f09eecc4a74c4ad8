import { z } from 'zod';
import { TermsLimits } from '../limits.ts';
import { requiredText } from '../operation.ts';
import { saving } from './security-policy.ts';

const text = requiredText(TermsLimits.text);

/** The texts that people agree to at sign-in, as `/assets/….txt` serves them. */
export const termsTexts = z.strictObject({ tnc: text, consentnotice: text, privacy: text });
export type TermsTexts = z.infer<typeof termsTexts>;

const termsVersion = z.object({
  ...saving,
  /** SHA-256 over the three texts: what a person's agreement names. */
  hash: z.string(),
});

export const termsState = z.object({
  ...termsVersion.shape,
  texts: termsTexts,
  /** Of the people who may sign in: how many agreed to the active version. */
  agreed: z.object({ people: z.number().int(), of: z.number().int() }),
  /** Every version, the active one first. */
  versions: z.array(termsVersion),
});
