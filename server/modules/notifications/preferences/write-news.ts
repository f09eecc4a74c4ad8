import type { NoticeKind } from '../../../../contract/words.ts';
import type { Language, Platform } from '../../../platform/index.ts';
import type { Letter } from '../mail/letter.ts';
import { mailTexts } from '../mail/mail-texts.ts';

type Reader = { name: string; email: string; language: Language };
type News = { kind: NoticeKind; clientId: string | null; requestId: string | null; createdOn: Date };

const shown = 10;

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Mails pass through foreign hands: they name a kind and a request's number, nobody. */
export function writeNews(
  { env }: Pick<Platform, 'env'>,
  { name, email, language }: Reader,
  news: readonly News[],
  numbers: ReadonlyMap<string, string>,
): Letter {
  const t = mailTexts(language);
  const inOrder = [...news].sort((a, b) => a.createdOn.getTime() - b.createdOn.getTime());
  const lines = inOrder.map(({ kind, requestId }) => {
    const number = requestId && numbers.get(requestId);
    const sentence = t(`news.${kind}`);
    return number ? t('news.of', { number, sentence }) : upper(sentence);
  });
  const distinct = [...new Set(lines)];
  const more = distinct.length - shown;
  const about = new Set(news.map(({ requestId }) => requestId));
  const [first] = inOrder;
  const single = about.size === 1 && first?.requestId ? first : null;
  const number = single?.requestId && numbers.get(single.requestId);
  return {
    to: { name, address: email },
    language,
    subject: number ? t('news.subjectOf', { number }) : t('news.subject'),
    paragraphs: [
      t('news.lead'),
      ...distinct.slice(0, shown),
      ...(more > 0 ? [t('news.more', { more })] : []),
      t('news.choice'),
    ],
    link: single
      ? `${env.baseUrl}/pages/requestanalysis?${new URLSearchParams({ client: single.clientId ?? '', request: single.requestId ?? '' })}`
      : `${env.baseUrl}/pages/index`,
  };
}
