import { MAIL_TEXTS } from '../../../../contract/texts/mails.ts';
import {
  type Language,
  type TextValues,
  textCatalogue,
  type ValuesArgument,
} from '../../../platform/index.ts';

type MailCode = keyof typeof MAIL_TEXTS;
type ToMailText = <Code extends MailCode>(
  code: Code,
  ...values: ValuesArgument<(typeof MAIL_TEXTS)[Code]>
) => string;

const say = textCatalogue(MAIL_TEXTS, 'mails');

/** `const t = mailTexts(person.language)`: the texts of mails in the language of who gets them. */
export const mailTexts =
  (language: Language): ToMailText =>
  (code, ...[values]) =>
    say(language, code, values as TextValues | undefined);
