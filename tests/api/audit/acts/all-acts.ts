import type { Act, Post } from './act-case.ts';
import { caseActs } from './case-acts.ts';
import { documentActs } from './document-acts.ts';
import { firmActs } from './firm-acts.ts';
import { mediaActs } from './media-acts.ts';
import { methodActs } from './method-acts.ts';
import { newsActs } from './news-acts.ts';
import { peopleActs } from './people-acts.ts';
import { ratingActs } from './rating-acts.ts';
import { registerActs } from './register-acts.ts';
import { requestActs } from './request-acts.ts';
import { retentionActs } from './retention-acts.ts';
import { reviewActs } from './review-acts.ts';
import { secondFactorActs } from './second-factor-acts.ts';
import { signInActs } from './sign-in-acts.ts';
import { viewActs } from './view-acts.ts';
import { webhookActs } from './webhook-acts.ts';
import { workflowActs } from './workflow-acts.ts';

/** Every call that may change something. An operation without a line here is a type error, and fails the test. */
export const allActs: Record<Post, readonly Act[]> = {
  ...secondFactorActs,
  ...signInActs,
  ...peopleActs,
  ...requestActs,
  ...workflowActs,
  ...caseActs,
  ...reviewActs,
  ...registerActs,
  ...firmActs,
  ...mediaActs,
  ...documentActs,
  ...ratingActs,
  ...methodActs,
  ...viewActs,
  ...newsActs,
  ...webhookActs,
  ...retentionActs,
};
