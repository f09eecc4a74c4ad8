import type { z } from 'zod';
import type { saveAnalysis as operation } from '../../../contract/analysis/analysis.ts';
import {
  ASSESSMENT_STATUSES,
  DRAFTING_STATUSES,
  type RequestStatus,
} from '../../../contract/request-statuses.ts';
import { type Actor, problem } from '../../platform/index.ts';
import { type RequestRecord, refuseConflict } from '../requests/index.ts';

/** Whether the save touches what only its drafter writes. */
export const changesAnalysis = ({ dispositions, rule, findings, sections, rating }: SentAnalysis) =>
  Boolean(dispositions?.length || rule || findings?.length || sections?.length || rating);

/** Its drafter writes while working on it; an allocator confirms and comments; nobody else saves anything. */
export function assertMaySave(request: RequestRecord, sent: SentAnalysis, files: number, actor: Actor) {
  const edits = changesAnalysis(sent);
  if (actor.role !== 'drafter' && (edits || (files > 0 && !sent.comment))) {
    throw problem('access.role', 'Allocators can confirm and comment, but can’t edit an analysis.');
  }
  if (edits || (files > 0 && !sent.comment)) refuse(request, actor, DRAFTING_STATUSES, analysisCant);
  if (sent.confirm?.length)
    refuse(
      request,
      actor,
      ASSESSMENT_STATUSES,
      (status) => `Dispositions can’t be confirmed while the request is ${status}.`,
    );
}

/** Its drafter, while the analysis can be changed. */
export function assertMayEdit(request: RequestRecord, actor: Actor) {
  if (actor.role !== 'drafter')
    throw problem('access.role', 'Only the request’s drafter can edit its analysis.');
  refuse(request, actor, DRAFTING_STATUSES, analysisCant);
}

/**
 * Its drafter asks while working on it, an allocator until the release; the other one, or another allocator, decides.
 * That nobody decides on their own is judged with the override.
 */
export function assertMayOverride(request: RequestRecord, action: string, actor: Actor) {
  const asks = action === 'override' && actor.role === 'drafter';
  refuse(
    request,
    actor,
    asks ? DRAFTING_STATUSES : ASSESSMENT_STATUSES,
    (status) => `The rating can’t be overridden while the request is ${status}.`,
  );
}

/** An allocator comments on what is worked on or reviewed; its drafter resolves while working on it, an allocator any time. */
export function assertMayReview(request: RequestRecord, action: 'add' | 'resolve' | 'reopen', actor: Actor) {
  if (action === 'add' && actor.role !== 'allocator')
    throw problem('access.role', 'Only allocators write review comments.');
  refuse(
    request,
    actor,
    actor.role === 'drafter' ? DRAFTING_STATUSES : ASSESSMENT_STATUSES,
    (status) => `Review comments can’t be changed while the request is ${status}.`,
  );
}

const analysisCant = (status: string) => `The analysis can’t be changed while the request is ${status}.`;

function refuse(
  request: RequestRecord,
  actor: Actor,
  statuses: readonly RequestStatus[],
  sentence: (status: string) => string,
) {
  refuseConflict(actor, request);
  const { status } = request;
  if (statuses.includes(status)) return;
  throw problem('request.not_possible', sentence(words(status)));
}

const words = (status: string) => status.replaceAll('_', ' ');

export type SentAnalysis = Omit<z.output<typeof operation.request>, 'C_TIMESTAMP'>;
