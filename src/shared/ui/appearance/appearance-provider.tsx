import type { ConfigProviderProps } from 'antd';
import { App, ConfigProvider, theme } from 'antd';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { themeTokens } from '../../../../config/theme.ts';
import { useDocumentLanguage } from '../../texts/use-document-language.ts';
import { antdEnglish } from './antd-english.ts';
import { useAppearance } from './use-appearance.ts';

const wish = matchMedia('(prefers-reduced-motion: reduce)');
/** Whether this person asked their system for less motion. */
const useReducedMotion = () => useSyncExternalStore(subscribe, () => wish.matches);

type Locale = NonNullable<ConfigProviderProps['locale']>;
const others: Record<string, () => Promise<{ default: Locale }>> = {
  'hi-IN': () => import('./antd-hindi.ts'),
  'ar-SA': () => import('./antd-arabic.ts'),
};

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
        // A virtual list of choices hides a second one for screen readers, which says their codes instead of their names.
        virtual={false}
        getPopupContainer={placeOfPopup}
      >
        {/* Questions asked by App.useApp() open in here, in the same tokens and language. */}
        <App component={false}>{children}</App>
      </ConfigProvider>
    </ConfigProvider>
  );
}

/**
 * Choices and tips belong to the dialog or to the page that they are opened in: beside them, a screen reader that keeps
 * to a dialog or goes through landmarks misses them. Clicks go through a modal dialog up to its container. Dialogs
 * themselves have no opener, or the body as theirs, and stay beside the page.
 */
const placeOfPopup = (opener?: HTMLElement) =>
  (opener &&
    opener !== document.body &&
    (opener.closest<HTMLElement>('.ant-modal-container, [role=dialog]') ?? document.querySelector('main'))) ||
  document.body;

const english = namedAsShown(antdEnglish);

/** antd's own words in the person's language; English until the others have come. */
function useAntdLocale(language: string): Locale {
  const [locale, setLocale] = useState<Locale>(english);
  useEffect(() => {
    let left = false;
    const load = others[language] ?? (async () => ({ default: antdEnglish }));
    load().then(
      (loaded) => !left && setLocale(namedAsShown(loaded.default)),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [language]);
  return locale;
}

/** Month and year above a calendar are named as they are shown, so that voice control finds them. */
function namedAsShown({ DatePicker, ...locale }: Locale): Locale {
  if (!DatePicker) return locale;
  const lang = { ...DatePicker.lang, monthSelect: '', yearSelect: '', decadeSelect: '' };
  return { ...locale, DatePicker: { ...DatePicker, lang } };
}

function subscribe(listener: () => void) {
  wish.addEventListener('change', listener);
  return () => wish.removeEventListener('change', listener);
}
