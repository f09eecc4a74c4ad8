import { getLocale, setLocale } from '@umijs/max';
import { useTexts } from '@/shared/texts/use-texts';
import styles from './login.module.css';

const LANGUAGES = { 'en-US': 'English', 'hi-IN': 'हिन्दी', 'ar-SA': 'العربية' } as const;

/** The language of the login screen; whoever signs in then finds their own. */
export function LanguageSelect() {
  const t = useTexts();
  return (
    <select
      className={styles.language}
      aria-label={t('shell.language')}
      value={getLocale()}
      onChange={(event) => setLocale(event.target.value, false)}
    >
      {Object.entries(LANGUAGES).map(([language, name]) => (
        <option key={language} value={language} lang={language}>
          {name}
        </option>
      ))}
    </select>
  );
}
