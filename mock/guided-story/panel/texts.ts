import ar from '../texts/ar.json' with { type: 'json' };
import en from '../texts/en.json' with { type: 'json' };
import hi from '../texts/hi.json' with { type: 'json' };

const catalogues: Record<string, Record<string, string>> = { en, hi, ar };

/** The story in the language of the page: what one person alone is told, else what everybody is told. */
export function textsFor(username: string) {
  const texts: Record<string, string> = catalogues[document.documentElement.lang.slice(0, 2)] ?? en;
  return (id: string, values: Record<string, string | number> = {}) => {
    const text = texts[`${username}.${id}`] ?? texts[id] ?? '';
    return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  };
}
