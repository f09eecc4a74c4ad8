import { ConfigProvider, theme } from 'antd';
import enUS from 'antd/locale/en_US';
import type { ReactNode } from 'react';
import { themeTokens } from '../../../../config/theme.ts';
import { useAppearance } from './use-appearance.ts';

/** antd in our tokens. The shell and the login screen each wrap themselves, so that the entry carries no antd. */
export function AppearanceProvider({ children }: { children: ReactNode }) {
  const { mode, density } = useAppearance();
  const algorithm = [
    mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    ...(density === 'compact' ? [theme.compactAlgorithm] : []),
  ];
  return (
    <ConfigProvider
      locale={enUS}
      theme={{ ...themeTokens(mode, density), algorithm }}
      wave={{ disabled: true }}
    >
      {children}
    </ConfigProvider>
  );
}
