import { useIntl } from '@umijs/max';
import type enUS from '../../locales/en-US.ts';

export type TextId = keyof typeof enUS;

export type Texts = ReturnType<typeof useTexts>;

/** The texts of shell and login in the person's language, by their id in the locale files. */
export function useTexts() {
  const intl = useIntl();
  return (id: TextId, values?: Record<string, string | number>): string => intl.formatMessage({ id }, values);
}
