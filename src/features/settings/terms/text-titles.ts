import { type TextId, useTexts } from '@/shared/texts/use-texts';
import type { TermsText } from '../../../../contract/words.ts';

const titles: Record<TermsText, TextId> = {
  tnc: 'terms.use',
  consentnotice: 'terms.consent',
  privacy: 'terms.privacy',
};

/** The headings under which the sign-in shows the three texts. */
export function useTextTitles() {
  const t = useTexts();
  return (name: TermsText) => t(titles[name]);
}
