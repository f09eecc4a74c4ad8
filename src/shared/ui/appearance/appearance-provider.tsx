import { App, ConfigProvider, theme } from 'antd';
import type { ReactNode } from 'react';
import { themeTokens } from '../../../../config/theme.ts';
import { useDocumentLanguage } from '../../texts/use-document-language.ts';
import { useAntdLocale } from './use-antd-locale.ts';
import { useAppearance } from './use-appearance.ts';

/** antd in our tokens. The shell and the login screen each wrap themselves, so that the entry carries no antd. */
export function AppearanceProvider({ children }: { children: ReactNode }) {
  const { mode, density } = useAppearance();
  const { language, direction } = useDocumentLanguage();
  const locale = useAntdLocale(language);
  const algorithm = [
    mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    ...(density === 'compact' ? [theme.compactAlgorithm] : []),
  ];
  return (
    <ConfigProvider
      locale={locale}
      direction={direction}
      theme={{ ...themeTokens(mode, density), algorithm }}
      wave={{ disabled: true }}
    >
      {/* Questions asked by App.useApp() open in here, in the same tokens and language. */}
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
}
