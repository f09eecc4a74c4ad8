import type { ConfigProviderProps } from 'antd';
import enUS from 'antd/locale/en_US';
import { useEffect, useState } from 'react';

type Locale = NonNullable<ConfigProviderProps['locale']>;

const others: Record<string, () => Promise<{ default: Locale }>> = {
  'hi-IN': () => import('./antd-hindi.ts'),
  'ar-SA': () => import('antd/locale/ar_EG'),
};

/** antd's own words in the person's language; English until the others have come. */
export function useAntdLocale(language: string): Locale {
  const [locale, setLocale] = useState<Locale>(enUS);
  useEffect(() => {
    let left = false;
    const load = others[language] ?? (async () => ({ default: enUS }));
    load().then((loaded) => !left && setLocale(loaded.default));
    return () => {
      left = true;
    };
  }, [language]);
  return locale;
}
