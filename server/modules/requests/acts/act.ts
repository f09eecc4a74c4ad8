import type { z } from 'zod';
import type { Without } from '../../../../contract/operation.ts';
import type { submitUserAction } from '../../../../contract/reports/requests.ts';
import type { NoticeKind, RequestAction } from '../../../../contract/words.ts';
import type { Actor, FirmCalendar } from '../../../platform/index.ts';
import type { Person } from '../../identity/index.ts';
import type { NoticeText } from '../../notifications/index.ts';
import type { NewMessage } from '../case/messages.ts';
import type { Upload } from '../files/attachments.ts';
import { intakeColumns } from '../intake/intake-columns.ts';
import type { MasterData } from '../intake/master-data.ts';
import type { WorkflowPorts } from '../ports.ts';
import type { RequestChange, RequestRecord } from '../record.ts';
import { updateRequest } from '../save-change.ts';
import { indexRequest } from '../search/index-text.ts';

/** What is sent for an act. */
export type ActionInput<Action extends RequestAction = RequestAction> = Extract<
  Without<z.output<typeof submitUserAction.request>, 'C_TIMESTAMP'>,
  { action: Action }
>;

/** Everything an act decides on, read before its transaction; the request's version guards what was read. */
export type ActContext<Input extends ActionInput = ActionInput> = {
  request: RequestRecord;
  actor: Actor;
  input: Input;
  uploads: readonly Upload[];
  now: Date;
  /** Enabled or not: author, drafter, allocator, who asked, the assignee. */
  people: ReadonlyMap<string, Person>;
  allocators: readonly Person[];
  /** Who hears of it at the client: the author, or the leads when the author is gone. */
  clientSide: readonly string[];
  /** Whoever leads the client now. */
  leads: readonly string[];
  /** Who watches it and sees it still. */
  watchers: readonly Person[];
  /** Who drafted the report version at hand. */
  authors: ReadonlySet<string>;
  /** Intake files already on the request. */
  files: number;
  masterData: MasterData;
  calendar: FirmCalendar;
  /** What the release made before the transaction. */
  prepared?: unknown;
};

export type Told = { userIds: readonly (string | null)[]; activity: NoticeText; kind?: NoticeKind };

/** Who hears of it at the firm: its drafter, or every allocator while it has none. */
export const workingOn = ({ drafterId }: RequestRecord, { allocators }: Pick<ActContext, 'allocators'>) =>
  drafterId ? [drafterId] : allocators.map(({ id }) => id);

/** One act of the life of a request. Where it leads stands in workflow.ts, who may in policy.ts. */
export type Act<Input extends ActionInput = ActionInput> = {
  /** Asked of the person when the comment is missing. */
  comment?: string;
  /** How the comment is kept. */
  message?: Pick<NewMessage, 'kind' | 'visibility'>;
  /** Then the third party is locked before the request is saved. */
  changesThirdParty?: boolean;
  /** Pure: what changes besides status and version; throws 422. */
  change(context: ActContext<Input>): RequestChange;
  /** In the transaction, after the request was saved; may refuse or add to the change. */
  afterwards?(
    saved: RequestRecord,
    context: ActContext<Input>,
    ports: WorkflowPorts,
  ): Promise<RequestChange | undefined>;
  tell(saved: RequestRecord, context: ActContext<Input>): Told[];
};

/** The same for a request that is cancelled and one that is rejected. */
export const givingUp = {
  changesThirdParty: true,
  message: { kind: 'note', visibility: 'shared' },
  change: ({ request }) => ({
    ...{ resumeStatus: null, questionBy: null, clockStoppedAt: null },
    ...ratingAsSealed(request),
    ...factsAsSealed(request),
  }),
  async afterwards(saved, context, ports) {
    const linked = isCorrected(context.request) ? await linkAgain(saved, context, ports) : saved;
    await ports.thirdParties.giveUp(linked, context.now);
    return { thirdPartyId: linked.thirdPartyId };
  },
} satisfies Partial<Act>;

/** The facts of the sealed report were corrected in a report version that is given up. */
const isCorrected = ({ sealedIntake, intake }: RequestRecord) =>
  sealedIntake !== null && JSON.stringify(sealedIntake) !== JSON.stringify(intake);

const factsAsSealed = ({ sealedIntake }: RequestRecord): RequestChange =>
  sealedIntake === null ? {} : { ...intakeColumns(sealedIntake), sealedIntake: null };

/** The request is about the third party of its sealed report again. */
async function linkAgain(saved: RequestRecord, { actor, now, calendar }: ActContext, ports: WorkflowPorts) {
  await indexRequest(saved);
  const thirdPartyId = await ports.thirdParties.link(saved, actor, { now, calendar });
  return updateRequest(saved.id, { thirdPartyId });
}

/** What the firm sees as the rating again, where there is a sealed report. */
function ratingAsSealed(request: RequestRecord): RequestChange {
  const { sealedRating, sealedScore, sealedBasis, sealedStanding } = request;
  if (sealedRating === null) return {};
  const sealed = { rating: sealedRating, score: sealedScore, basis: sealedBasis, overrideUntil: null };
  const { rating, score, basis, overrideUntil } = sealedStanding ?? sealed;
  return {
    ...{ rating, ratingScore: score, ratingBasis: basis, overrideUntil },
    ...{ provisional: false, ratingIfConfirmed: null, ratingIfCleared: null },
  };
}
