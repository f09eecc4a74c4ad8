import { getLocale, setLocale } from '@umijs/max';
import { Select } from 'antd';
import { call } from '@/shared/http';
import { useTexts } from '@/shared/texts/use-texts';

const LANGUAGES = [
  { value: 'en-US', label: 'English' },
  { value: 'hi-IN', label: 'हिन्दी' },
  { value: 'ar-SA', label: 'العربية' },
] as const;

/** The language of login and shell, kept with the account. */
export function LanguageChoice() {
  const t = useTexts();
  const change = async (language: (typeof LANGUAGES)[number]['value']) => {
    await call('POST /security/v1.0/updatelanguage', { language });
    setLocale(language, false);
  };
  return (
    <Select aria-label={t('shell.language')} value={getLocale()} options={[...LANGUAGES]} onChange={change} />
  );
}
