import type { TermsText } from '../../../../contract/words.ts';

/** The headings under which the sign-in shows the three texts. */
export const textTitles: Record<TermsText, string> = {
  tnc: 'Terms Of Use',
  consentnotice: 'Consent Notice',
  privacy: 'Privacy Notice',
};
