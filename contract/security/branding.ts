import { z } from 'zod';
import { isReadableOnPaper } from '../contrast.ts';
import { BrandingLimits } from '../limits.ts';
import { dataOf, id, operation } from '../operation.ts';

/** What the reports of a client look like beside the firm’s own design. */
export const branding = z.strictObject({
  /** Of headings and lines; null leaves them in the firm’s colour. */
  accent: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/, 'Use a colour such as #1F5F5B.')
    .refine(isReadableOnPaper, 'Choose a darker colour: its contrast with white must be at least 4.5 to 1.')
    .nullable(),
  /** A PNG as a data URL; null for none. */
  logo: z
    .string()
    .max(BrandingLimits.logoCharacters, 'The logo is larger than 64 KB.')
    .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/, 'Use a PNG file for the logo.')
    .nullable(),
});
export type Branding = z.infer<typeof branding>;

export const getClientBranding = operation({
  method: 'GET',
  path: '/security/v1.0/clientbranding',
  title: 'Logo and accent colour of a client’s reports',
  access: ['admin'],
  modules: ['Settings'],
  request: { client: id },
  answer: dataOf(branding),
  errors: ['not_found'],
});
