import type { ThemeConfig } from 'antd';

export type Mode = 'light' | 'dark';
export type Density = 'comfortable' | 'compact';

/** Every colour of the application. Risk colours mean risk and nothing else. */
const palettes = {
  light: {
    accent: '#1F5F5B',
    accentHover: '#17504C',
    accentSoft: '#E4EFEE',
    onAccent: '#FFFFFF',
    ink: '#17212B',
    slate: '#526070',
    line: '#DDE2E8',
    edge: '#8390A0',
    paper: '#FFFFFF',
    raised: '#FFFFFF',
    ground: '#F6F7F9',
    high: '#B42318',
    highSoft: '#FCEBE9',
    medium: '#B54708',
    mediumSoft: '#FCEFE3',
    low: '#067647',
    lowSoft: '#E5F4EC',
    unrated: '#526070',
    unratedSoft: '#EEF1F4',
    danger: '#A3123F',
    dangerSoft: '#FBEAEF',
    caution: '#7A5300',
    cautionSoft: '#FBF3DC',
    shade: 'rgba(23, 33, 43, 0.72)',
  },
  dark: {
    accent: '#6FBDB5',
    accentHover: '#8CCDC6',
    accentSoft: '#1D3836',
    onAccent: '#0E1B1A',
    ink: '#E7ECF1',
    slate: '#A3B0BD',
    line: '#2F3B47',
    edge: '#64727F',
    paper: '#17202A',
    raised: '#1E2A35',
    ground: '#0F161D',
    high: '#FF9C92',
    highSoft: '#3A1E1C',
    medium: '#FDB572',
    mediumSoft: '#38281A',
    low: '#6CD5A1',
    lowSoft: '#15301F',
    unrated: '#A3B0BD',
    unratedSoft: '#25303B',
    danger: '#FF9DB0',
    dangerSoft: '#3A1C27',
    caution: '#E8C46A',
    cautionSoft: '#322B1A',
    shade: 'rgba(6, 10, 14, 0.78)',
  },
} as const satisfies Record<Mode, Record<string, string>>;

export type ColourName = keyof (typeof palettes)['light'];

export const colours = (mode: Mode): Record<ColourName, string> => palettes[mode];

const fontFamily =
  "'Inter Variable', 'Noto Sans Devanagari Variable', 'Noto Sans Arabic Variable', system-ui, 'Noto Sans CJK SC', sans-serif";

/** The palette as CSS custom properties (`--accent-soft`), for the few styles that are not antd's. */
export function themeVariables(mode: Mode): Record<string, string> {
  const names = Object.entries(palettes[mode]).map(([name, value]) => [
    `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    value,
  ]);
  return { ...Object.fromEntries(names), '--font': fontFamily };
}

/** antd's tokens, without its algorithm: the provider adds the dark and compact ones. */
export function themeTokens(mode: Mode, density: Density): ThemeConfig {
  const c = palettes[mode];
  const compact = density === 'compact';
  return {
    token: {
      colorPrimary: c.accent,
      colorPrimaryHover: c.accentHover,
      colorPrimaryBg: c.accentSoft,
      colorPrimaryBgHover: c.accentSoft,
      colorPrimaryActive: c.accentHover,
      // Of the ring around what has the focus.
      colorPrimaryBorder: c.accent,
      colorLink: c.accent,
      colorLinkHover: c.accentHover,
      colorLinkActive: c.accentHover,
      colorInfo: c.accent,
      colorSuccess: c.accent,
      colorWarning: c.caution,
      colorError: c.danger,
      colorInfoBg: c.accentSoft,
      colorSuccessBg: c.accentSoft,
      colorWarningBg: c.cautionSoft,
      colorErrorBg: c.dangerSoft,
      colorTextBase: c.ink,
      colorBgBase: c.paper,
      colorText: c.ink,
      colorTextSecondary: c.slate,
      colorTextTertiary: c.slate,
      colorTextDescription: c.slate,
      colorTextPlaceholder: c.slate,
      colorBgLayout: c.ground,
      colorBgContainer: c.paper,
      colorBgElevated: c.raised,
      // Of tooltips, whose text is colorTextLightSolid.
      colorBgSpotlight: c.ink,
      colorBorder: c.edge,
      colorBorderSecondary: c.line,
      colorBorderDisabled: c.line,
      colorTextLightSolid: c.onAccent,
      borderRadius: 6,
      fontFamily,
      fontSize: 14,
      fontSizeHeading1: 28,
      fontSizeHeading2: 20,
      fontSizeHeading3: 16,
      fontWeightStrong: 600,
      controlHeight: compact ? 28 : 36,
      motionDurationMid: '0.16s',
      motionDurationSlow: '0.2s',
      boxShadowTertiary: 'none',
    },
    components: {
      Button: { primaryShadow: 'none', defaultShadow: 'none', fontWeight: 600 },
      Table: {
        // What an empty table says is to be read.
        colorTextDisabled: c.slate,
        headerBg: c.ground,
        headerColor: c.slate,
        cellPaddingBlock: compact ? 12 : 16,
        rowHoverBg: c.accentSoft,
        rowSelectedBg: c.accentSoft,
        rowSelectedHoverBg: c.accentSoft,
        borderColor: c.line,
      },
      // Days of neighbouring months can be chosen, so they have to be legible.
      DatePicker: { colorTextDisabled: c.slate },
      Card: { headerFontSize: 16 },
      Descriptions: { labelColor: c.slate },
    },
  };
}
