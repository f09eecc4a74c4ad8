import { z } from 'zod';
import { BrandingLimits } from '../limits.ts';
import { dataOf, id, operation } from '../operation.ts';

/** Relative luminance of a colour such as #1F5F5B, by WCAG 2.2. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast ratio of two colours such as #1F5F5B, by WCAG 2.2: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** Whether text of this colour can be read on white paper: WCAG 2.2, level AA. */
export const isReadableOnPaper = (colour: string) => contrast(colour, '#FFFFFF') >= 4.5;

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
