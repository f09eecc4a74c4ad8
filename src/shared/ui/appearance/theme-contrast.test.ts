import { colours, themeTokens } from '../../../../config/theme.ts';
import { contrast } from '../../../../contract/contrast.ts';

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
