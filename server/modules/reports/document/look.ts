import { colours } from '../../../../config/theme.ts';
import type { Branding } from '../../../../contract/security/branding.ts';

const { accent: ownAccent, accentSoft: ownAccentSoft } = colours('light');

/** What a report looks like: colours such as #1F5F5B, and the client’s logo, whose size is in pixels. */
export type Look = {
  accent: string;
  /** Ground of what stands out. */
  accentSoft: string;
  logo: { png: string; width: number; height: number; alt: string } | null;
};

/** The firm’s own look, with what the client of the report has of its own. */
export function lookOf(branding: Branding | undefined, alt: string): Look {
  const { accent = null, logo = null } = branding ?? {};
  const colour = accent
    ? { accent, accentSoft: tint(accent) }
    : { accent: ownAccent, accentSoft: ownAccentSoft };
  return { ...colour, logo: logo ? { ...pictureOf(logo), alt } : null };
}

/** One part of the colour on nine of white: text that is read on white is read on it. */
function tint(colour: string): string {
  const parts = [1, 3, 5].map((at) =>
    Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * 0.1 + 255 * 0.9),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function pictureOf(dataUrl: string) {
  const png = dataUrl.slice(dataUrl.indexOf(',') + 1);
  const head = Buffer.from(png.slice(0, 44), 'base64');
  return { png, width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}
