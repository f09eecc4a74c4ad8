import type { RequestAction } from '../../../../contract/words.ts';
import type { TextId } from '../texts/index.ts';

export type ActWords = {
  /** On the button, and again on the one that does it. */
  button: TextId;
  title: TextId;
  /** What will happen, for whom. */
  text?: TextId;
  comment: { label: TextId; required: boolean };
  done: TextId;
  danger?: boolean;
  files?: boolean;
};

/** Description when they act. */
export const actWords: Partial<Record<RequestAction, ActWords>> = {
  reject: {
    button: 'reject',
    title: 'rejectTheRequest',
    text: 'theClientCanReadTheReason',
    comment: { label: 'reasonForTheClient', required: true },
    done: 'rejected',
    danger: true,
  },
  cancel: {
    button: 'cancelRequest',
    title: 'cancelTheRequest',
    text: 'workDoneSoFarIsKept',
    comment: { label: 'reason', required: true },
    done: 'cancelled',
    danger: true,
  },
  hand_back: {
    button: 'handBack',
    title: 'handTheRequestBack',
    text: 'theRequestGoesBackToThe',
    comment: { label: 'reasonForHandingBack', required: true },
    done: 'handedBack',
  },
  withdraw_question: {
    button: 'withdrawQuestion',
    title: 'withdrawTheQuestion',
    text: 'workContinuesWhereItStoppedAnd',
    comment: { label: 'noteForTheClientOptional', required: false },
    done: 'questionWithdrawn',
  },
  ask_client: {
    button: 'askTheClient',
    title: 'askTheClient',
    text: 'theDueDateIsPausedUntil',
    comment: { label: 'question', required: true },
    done: 'questionSent',
    files: true,
  },
  return: {
    button: 'return',
    title: 'returnToTheDrafter',
    comment: { label: 'reason', required: true },
    done: 'returned',
  },
  reopen: {
    button: 'reopen',
    title: 'reopenForANewReportVersion',
    text: 'theRequestIsScreenedAgainAnd',
    comment: { label: 'reason', required: true },
    done: 'reopened',
  },
  ask_reopen: {
    button: 'askToReopen',
    title: 'askToReopenTheReport',
    text: 'theFirmReadsYourReasonThen',
    comment: { label: 'reason', required: true },
    done: 'requestSent',
  },
  decline_reopen: {
    button: 'declineReopening',
    title: 'declineToReopen',
    text: 'theClientCanReadTheReason2',
    comment: { label: 'reasonForTheClient', required: true },
    done: 'declined',
  },
  start: {
    button: 'start',
    title: 'startTheAnalysis',
    comment: { label: 'noteOptional', required: false },
    done: 'started',
  },
  submit_for_review: {
    button: 'submitForReview',
    title: 'submitForReview',
    text: 'anAllocatorWhoDidNotDraft',
    comment: { label: 'noteForTheReviewerOptional', required: false },
    done: 'submittedForReview',
  },
  release: {
    button: 'release',
    title: 'releaseTheReport',
    comment: { label: 'noteOptional', required: false },
    done: 'releasedDone',
  },
  answer: {
    button: 'answer',
    title: 'answerTheQuestion',
    text: 'theAssessmentContinuesAsSoonAs',
    comment: { label: 'answer', required: true },
    done: 'answered',
    files: true,
  },
};

/** At most one button of the bar is the next act. */
const important: readonly RequestAction[] = [
  'answer',
  'release',
  'submit_for_review',
  'start',
  'accept_and_allocate',
];

export const primaryOf = (actions: readonly RequestAction[], isAllocated: boolean) =>
  important.find((action) => actions.includes(action) && !(action === 'accept_and_allocate' && isAllocated));
