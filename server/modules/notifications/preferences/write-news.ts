import type { NoticeKind } from '../../../../contract/words.ts';
import type { Platform } from '../../../platform/index.ts';
import type { Letter } from '../mail/letter.ts';

type News = { kind: NoticeKind; clientId: string | null; requestId: string | null; createdOn: Date };

const shown = 10;

/** Mails pass through foreign hands: a kind and a request's number, no name of anybody. */
const sentences: Record<NoticeKind, string> = {
  request: 'the request has moved on',
  question: 'a question to you, or an answer',
  comment: 'there is a new comment',
  screening: 'the screening has finished',
  register: 'the register of third parties has something for you',
  system: 'something happened that administrators should know of',
  account: 'something happened to your account',
  alarm:
    'an administrator was given a new way in on the server itself; if nobody told you of it, look into it at once',
};

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function writeNews(
  { env }: Pick<Platform, 'env'>,
  { name, email }: { name: string; email: string },
  news: readonly News[],
  numbers: ReadonlyMap<string, string>,
): Letter {
  const inOrder = [...news].sort((a, b) => a.createdOn.getTime() - b.createdOn.getTime());
  const lines = inOrder.map(({ kind, requestId }) => {
    const number = requestId && numbers.get(requestId);
    return number ? `${number}: ${sentences[kind]}.` : `${upper(sentences[kind])}.`;
  });
  const distinct = [...new Set(lines)];
  const more = distinct.length - shown;
  const about = new Set(news.map(({ requestId }) => requestId));
  const [first] = inOrder;
  const single = about.size === 1 && first?.requestId ? first : null;
  const number = single?.requestId && numbers.get(single.requestId);
  return {
    to: { name, address: email },
    subject: number ? `Prudence: news about ${number}` : 'Prudence: news for you',
    paragraphs: [
      'There is news for you in Prudence:',
      ...distinct.slice(0, shown),
      ...(more > 0 ? [`And ${more} more.`] : []),
      'Which news comes by mail is your choice: open the bell in Prudence, then Preferences.',
    ],
    link: single
      ? `${env.baseUrl}/pages/requestanalysis?${new URLSearchParams({ client: single.clientId ?? '', request: single.requestId ?? '' })}`
      : `${env.baseUrl}/pages/index`,
  };
}
