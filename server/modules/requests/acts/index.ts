import type { RequestAction } from '../../../../contract/words.ts';
import { acceptAndAllocate } from './accept-and-allocate.ts';
import type { Act, ActionInput } from './act.ts';
import { amend } from './amend.ts';
import { answer } from './answer.ts';
import { askClient } from './ask-client.ts';
import { askReopen } from './ask-reopen.ts';
import { cancel } from './cancel.ts';
import { declineReopen } from './decline-reopen.ts';
import { handBack } from './hand-back.ts';
import { reject } from './reject.ts';
import { release } from './release.ts';
import { reopen } from './reopen.ts';
import { returnToDrafter } from './return-to-drafter.ts';
import { start } from './start.ts';
import { submit } from './submit.ts';
import { submitForReview } from './submit-for-review.ts';
import { takeNext } from './take-next.ts';
import { withdrawQuestion } from './withdraw-question.ts';

export const acts: { [Action in RequestAction]: Act<ActionInput<Action>> } = {
  submit,
  accept_and_allocate: acceptAndAllocate,
  take_next: takeNext,
  hand_back: handBack,
  start,
  ask_client: askClient,
  answer,
  withdraw_question: withdrawQuestion,
  amend,
  submit_for_review: submitForReview,
  return: returnToDrafter,
  release,
  reject,
  cancel,
  reopen,
  ask_reopen: askReopen,
  decline_reopen: declineReopen,
};
