import { problem } from '../../../platform/index.ts';
import type { Person } from '../../identity/index.ts';
import { noticeText } from '../../notifications/index.ts';
import { hasConflict } from '../allocation/conflict.ts';
import { leaveSentence } from '../allocation/leave-sentence.ts';
import type { Act, ActContext, ActionInput } from './act.ts';

export const acceptAndAllocate: Act<ActionInput<'accept_and_allocate'>> = {
  change(context) {
    const { request, actor } = context;
    const assignee = assertAssignable(context);
    // A question asked before anybody had it: the answer must find it with its new drafter.
    const resume = request.resumeStatus === 'submitted' ? { resumeStatus: 'allocated' as const } : {};
    return { drafterId: assignee.id, allocatorId: actor.userId, ...resume };
  },
  tell(saved, { request }) {
    const told = [{ userIds: [saved.drafterId], activity: noticeText('request.allocated_to_you') }];
    const before = request.drafterId === saved.drafterId ? null : request.drafterId;
    return before
      ? [...told, { userIds: [before], activity: noticeText('request.allocated_elsewhere') }]
      : told;
  },
};

function assertAssignable({
  request,
  input,
  people,
}: ActContext<ActionInput<'accept_and_allocate'>>): Person {
  const person = input.assignee ? people.get(input.assignee) : undefined;
  const refuse = (message: string) => problem('request.assignee', message, { fields: { assignee: message } });
  if (!input.assignee) throw refuse('Choose a drafter.');
  if (person?.role !== 'drafter') throw refuse('Choose one of the drafters.');
  if (person.disabled) throw refuse(`${person.name} has been disabled. Choose another drafter.`);
  if (person.readOnly) throw refuse(`${person.name} has read-only access. Choose another drafter.`);
  if (!person.available) throw refuse(`${leaveSentence(person)} Choose another drafter.`);
  if (person.id === request.drafterId) throw refuse(`${person.name} already has this request.`);
  if (hasConflict(person, request))
    throw problem(
      'request.conflict',
      `${person.name} has a conflict of interest with this third party or client. Choose another drafter.`,
    );
  return person;
}
