import { App, ConfigProvider, theme } from 'antd';
import { type ReactNode, useState } from 'react';
import { themeTokens } from '../../../../config/theme.ts';
import { useDocumentLanguage } from '../../texts/use-document-language.ts';
import { useAntdLocale } from './use-antd-locale.ts';
import { useAppearance } from './use-appearance.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

/** antd in our tokens. The shell and the login screen each wrap themselves, so that the entry carries no antd. */
export function AppearanceProvider({ children }: { children: ReactNode }) {
  const { mode, density } = useAppearance();
  const still = useReducedMotion();
  const [stillAtFirst] = useState(still);
  const { language, direction } = useDocumentLanguage();
  const locale = useAntdLocale(language);
  const algorithm = [
    mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    ...(density === 'compact' ? [theme.compactAlgorithm] : []),
  ];
  const { token, ...tokens } = themeTokens(mode, density);
  return (
    // antd wraps what is inside when motion first differs from outside, which mounts all of it anew: let it do so at once.
    <ConfigProvider theme={{ token: { motion: stillAtFirst } }}>
      <ConfigProvider
        locale={locale}
        direction={direction}
        // The style sheet ends all transitions at once: antd must not wait for the end of one.
        theme={{ ...tokens, token: { ...token, motion: !still }, algorithm }}
        wave={{ disabled: true }}
      >
        {/* Questions asked by App.useApp() open in here, in the same tokens and language. */}
        <App component={false}>{children}</App>
      </ConfigProvider>
    </ConfigProvider>
  );
}
