import { NOTICE_TEXTS, type NoticeCode } from '../../../contract/texts/notices.ts';
import { type Language, type TextValues, textCatalogue, type ValuesArgument } from '../../platform/index.ts';

/** A sentence of the catalogue and its values, which each reader gets in their own language. */
export type NoticeText = { code: NoticeCode; values: TextValues };

/** The values are those that the sentence asks for. */
export function noticeText<Code extends NoticeCode>(
  code: Code,
  ...[values]: ValuesArgument<(typeof NOTICE_TEXTS)[Code]>
): NoticeText {
  return { code, values: values ?? {} };
}

/** What people call scheduled work, in English. */
export const scheduleTitle = (name: string): string =>
  NOTICE_TEXTS[`about.schedule:${name}` as NoticeCode] ?? name;

const say = textCatalogue(NOTICE_TEXTS, 'notices');

export const inLanguage = (language: Language, { code, values }: NoticeText): string =>
  say(language, code, values);
