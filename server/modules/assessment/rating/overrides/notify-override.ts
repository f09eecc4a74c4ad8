import type { Actor, Clock } from '../../../../platform/index.ts';
import { type AuditData, type AuditKind, record } from '../../../audit/index.ts';
import { usersWithRole } from '../../../identity/index.ts';
import { type NoticeText, noticeText, notify } from '../../../notifications/index.ts';
import { noticeAbout, ofRequest, type RequestRecord } from '../../../requests/index.ts';
import type { OverrideRecord } from '../../records.ts';
import type { StoredRating } from '../stored-rating.ts';

/** What an act on an override works with, in its transaction. */
export type OverrideAct = { clock: Clock; request: RequestRecord; computed: StoredRating; by: Actor };

type Kind = Extract<AuditKind, `rating.override_${string}`>;

const activities: Record<Kind, NoticeText> = {
  'rating.override_asked': noticeText('request.override_asked'),
  'rating.override_approved': noticeText('request.override_approved'),
  'rating.override_refused': noticeText('request.override_refused'),
  'rating.override_withdrawn': noticeText('request.override_withdrawn'),
  'rating.override_expired': noticeText('request.override_expired'),
  'rating.override_overtaken': noticeText('request.override_overtaken'),
};

type About = Pick<OverrideAct, 'clock' | 'request'> & { by: Actor | 'system' };
type Event<Type extends Kind> = { type: Type; data: AuditData[Type]; reason?: string };

/** Inside the transaction of the act: its event. */
export async function recordOverride<Type extends Kind>(
  { clock, request, by }: About,
  override: OverrideRecord,
  { type, data, reason }: Event<Type>,
) {
  await record(clock, {
    type,
    actor: by,
    ...ofRequest(request),
    object: { type: 'rating', id: override.id, label: request.legalName },
    data,
    personalChanges: reason ? [{ field: 'reason', before: null, after: reason }] : [],
  });
}

/** Inside the transaction of the act: its event, and a notice to the people of the firm whom it concerns. */
export async function notifyOverride<Type extends Kind>(
  about: About,
  override: OverrideRecord,
  event: Event<Type>,
) {
  await recordOverride(about, override, event);
  const { clock, request, by } = about;
  const { type } = event;
  await notify(clock, {
    userIds: (await concerned(type, request, override)).filter(
      (userId) => by === 'system' || userId !== by.userId,
    ),
    ...noticeAbout(request),
    activity: activities[type],
  });
}

/** Who may decide on what was asked; who asked and who works on it for the rest. */
async function concerned(type: Kind, request: RequestRecord, override: OverrideRecord): Promise<string[]> {
  const own = [request.drafterId, request.allocatorId, override.askedBy, override.approvedBy];
  const waits = type === 'rating.override_asked';
  const allocators = waits ? (await usersWithRole('allocator')).map(({ id }) => id) : [];
  return [...own, ...allocators].filter((id): id is string => id !== null);
}
