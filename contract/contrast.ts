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

/** The contrast ratio of a colour with white paper. */
export const contrastOnPaper = (colour: string) => contrast(colour, '#FFFFFF');

/** Whether text of this colour can be read on white paper: WCAG 2.2, level AA. */
export const isReadableOnPaper = (colour: string) => contrastOnPaper(colour) >= 4.5;
