import type { Locale } from 'antd/es/locale';
import english from 'antd/locale/en_US';

const own = english.Form;

/** antd's English, but what is missing is said as on the rest of the page: many fields are chosen, not entered. */
export const antdEnglish: Locale = {
  ...english,
  Form: {
    ...own,
    defaultValidateMessages: { ...own?.defaultValidateMessages, required: 'Required.' },
  },
};
