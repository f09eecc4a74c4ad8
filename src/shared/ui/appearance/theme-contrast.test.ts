import { colours, themeTokens } from '../../../../config/theme.ts';

/** WCAG 2.2: relative luminance, and the contrast ratio of two colours. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each(['light', 'dark'] as const)('texts in %s stand out from what they are on', (mode) => {
  const c = colours(mode);
  const { colorTextLightSolid = '', colorBgSpotlight = '' } = themeTokens(mode, 'comfortable').token ?? {};
  const pairs: [what: string, text: string, ground: string][] = [
    ['a tooltip', colorTextLightSolid, colorBgSpotlight],
    ['a primary button', c.onAccent, c.accent],
    ['a dialog', c.slate, c.raised],
    ['a page', c.slate, c.ground],
    ...(['high', 'medium', 'low', 'unrated'] as const).map((band): [string, string, string] => [
      band,
      c[band],
      c[`${band}Soft`],
    ]),
  ];
  expect(pairs.filter(([, text, ground]) => contrast(text, ground) < 4.5).map(([what]) => what)).toEqual([]);
});
