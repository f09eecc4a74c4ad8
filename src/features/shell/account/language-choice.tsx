import { Segmented } from 'antd';
import { useEffect, useRef } from 'react';
import { call } from '@/shared/http';
import type { Language } from '@/shared/texts/language';
import { speak, useTexts } from '@/shared/texts/use-texts';

// In a typeface of the machine: our own for Hindi and Arabic weigh 295 KB, for the sake of two words.
const ownScript = { fontFamily: 'system-ui, sans-serif' };

const LANGUAGES = [
  { value: 'en-US', label: <span lang="en">English</span> },
  {
    value: 'hi-IN',
    label: (
      <span lang="hi" style={ownScript}>
        हिन्दी
      </span>
    ),
  },
  {
    value: 'ar-SA',
    label: (
      <span lang="ar" style={ownScript}>
        العربية
      </span>
    ),
  },
] as const;

/** The language of login and shell, kept with the account. */
export function LanguageChoice() {
  const t = useTexts();
  const chosen = useRef<Language>(undefined);
  useEffect(() => {
    // It may have been changed on another device since this person signed in here.
    call('GET /security/v1.0/updatelanguage', {}, { quiet: true })
      .then(({ Data }) => (chosen.current ? undefined : speak(Data.language)))
      .catch(() => undefined);
  }, []);
  const change = async (language: Language) => {
    chosen.current = language;
    await speak(language);
    if (chosen.current !== language) return;
    // Where it could not be kept, the failed call has said so; this browser still speaks it.
    await call('POST /security/v1.0/updatelanguage', { language }).catch(() => undefined);
  };
  return (
    <Segmented<Language>
      block
      aria-label={t('shell.language')}
      value={t.language}
      options={[...LANGUAGES]}
      onChange={change}
    />
  );
}
