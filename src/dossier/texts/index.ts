import ar from './ar.json';
import en from './en.json';
import hi from './hi.json';

const language = (['hi', 'ar'] as const).find((one) => navigator.language.startsWith(one)) ?? 'en';
const texts = { en, hi, ar }[language];

export const reading = { language, direction: language === 'ar' ? 'rtl' : 'ltr' } as const;

/** A text of the page in the language of the browser. */
export const say = (id: keyof typeof en, values: Readonly<Record<string, string | number>> = {}) =>
  texts[id].replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
