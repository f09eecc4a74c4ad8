import { useState } from 'react';
import { ApiProblem, call } from '@/shared/http';
import { useSession } from '@/shared/session';
import { useTexts } from '@/shared/texts/use-texts';
import { toast } from '@/shared/ui';
import type { AnswerOf } from '../../../contract/index.ts';
import { NoticeLimits } from '../../../contract/limits.ts';
import { useFreshNotifications } from './use-fresh-notifications.ts';

export type Notification = AnswerOf<'GET /reports/v1.0/notifications'>['Data'][number];

/** The signed-in person's notifications, kept fresh while the tab is visible; clearing shows at once and can be undone. */
export function useNotifications() {
  const t = useTexts();
  const { data, error, loading, change, reload } = useFreshNotifications();
  const list = data?.Data ?? [];
  /** Of all of them; the list is the newest hundred. */
  const count = data?.total ?? 0;
  const seen = useSeen(list[0]);

  const show = (Data: Notification[], total: number) => data && change({ ...data, Data, total });

  const restore = async (ids: string[]) => {
    for (let at = 0; at < ids.length; at += NoticeLimits.restoredAtOnce) {
      const restored = { clear_all: false, restore: ids.slice(at, at + NoticeLimits.restoredAtOnce) };
      // A refusal has told its reason in a toast.
      await call('POST /reports/v1.0/notifications', restored).catch(() => undefined);
    }
    reload();
  };

  const clear = async (one?: Notification) => {
    if (one)
      show(
        list.filter((other) => other.id !== one.id),
        count - 1,
      );
    else show([], 0);
    try {
      const cleared = await call(
        'POST /reports/v1.0/notifications',
        one ? { clear_all: false, id: one.id } : { clear_all: true, until: list[0]?.created_on },
      );
      toast.success(t(one ? 'bell.cleared' : 'bell.allCleared'), '', {
        label: t('bell.undo'),
        act: () => restore(cleared.Data),
      });
      reload();
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      show(list, count);
    }
  };

  return { list, count, error, loading: loading && !data, clear, reload, ...seen };
}

/** Up to when this person has seen theirs; another one may use the same browser. */
function useSeen(newest: Notification | undefined) {
  const key = `notifications-seen-${useSession().username}`;
  const [seenUntil, setSeenUntil] = useState(() => localStorage.getItem(key) ?? '');
  return {
    isNew: (one: Notification) => one.created_on > seenUntil,
    markSeen: () => {
      // Closed before the list came, or empty: nothing was seen.
      if (!newest) return;
      localStorage.setItem(key, newest.created_on);
      setSeenUntil(newest.created_on);
    },
  };
}
