import type { RequestAction } from '../../../../contract/words.ts';
import type { Person } from '../../identity/index.ts';
import type { Told } from '../acts/act.ts';
import { isClientSide } from '../visible.ts';

type News = { firm: string; client?: string };

const toBoth = (text: string): News => ({ firm: text, client: text });

/** What watchers hear of an act; the client's side only of what it may know. */
const news: Record<RequestAction, News> = {
  submit: toBoth('was submitted'),
  accept_and_allocate: { firm: 'was allocated' },
  take_next: { firm: 'was taken by a drafter' },
  hand_back: { firm: 'was handed back and waits for allocation' },
  start: { firm: 'is being analysed' },
  ask_client: { firm: 'waits for an answer of the client', client: 'needs an answer to a question' },
  answer: { firm: 'has an answer from the client', client: 'was answered' },
  withdraw_question: toBoth('needs no answer any more: the question was withdrawn'),
  amend: toBoth('was amended'),
  submit_for_review: { firm: 'waits for review' },
  return: { firm: 'was returned from review' },
  release: toBoth('was released: the report is ready'),
  reject: toBoth('was rejected'),
  cancel: toBoth('was cancelled'),
  reopen: toBoth('was reopened for a new report version'),
  ask_reopen: { firm: 'is to be reopened: the client asks for it', client: 'is asked to be reopened' },
  decline_reopen: toBoth('is not reopened: read why'),
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
