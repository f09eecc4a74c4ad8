import type { RequestAction } from '../../../../contract/words.ts';
import type { Person } from '../../identity/index.ts';
import { type NoticeText, noticeText } from '../../notifications/index.ts';
import type { Told } from '../acts/act.ts';
import { isClientSide } from '../visible.ts';

type News = { firm: NoticeText; client?: NoticeText };

const toBoth = (text: NoticeText): News => ({ firm: text, client: text });

/** What watchers hear of an act; the client's side only of what it may know. */
const news: Record<RequestAction, News> = {
  submit: toBoth(noticeText('request.submitted')),
  accept_and_allocate: { firm: noticeText('request.allocated') },
  take_next: { firm: noticeText('request.taken') },
  hand_back: { firm: noticeText('request.handed_back') },
  start: { firm: noticeText('request.started') },
  ask_client: { firm: noticeText('request.waiting_for_client'), client: noticeText('request.question') },
  answer: { firm: noticeText('request.answered_by_client'), client: noticeText('request.answered') },
  withdraw_question: toBoth(noticeText('request.question_withdrawn')),
  amend: toBoth(noticeText('request.amended')),
  submit_for_review: { firm: noticeText('request.in_review') },
  return: { firm: noticeText('request.returned') },
  release: toBoth(noticeText('request.released')),
  reject: toBoth(noticeText('request.rejected')),
  cancel: toBoth(noticeText('request.cancelled')),
  reopen: toBoth(noticeText('request.reopened')),
  ask_reopen: {
    firm: noticeText('request.reopen_asked_by_client'),
    client: noticeText('request.reopen_asked'),
  },
  decline_reopen: toBoth(noticeText('request.reopen_declined')),
};

/** Notices for those who watch and have not been told already. */
export function watcherNotices(
  action: RequestAction,
  watchers: readonly Person[],
  told: ReadonlySet<string>,
): Told[] {
  const { firm, client } = news[action];
  const left = watchers.filter(({ id }) => !told.has(id));
  const idsOf = (people: readonly Person[]) => people.map(({ id }) => id);
  return [
    { userIds: idsOf(left.filter((person) => !isClientSide(person))), activity: firm },
    ...(client ? [{ userIds: idsOf(left.filter(isClientSide)), activity: client }] : []),
  ];
}
