import { useState } from 'react';
import { ApiProblem, call } from '@/shared/http';
import { toast, useCall } from '@/shared/ui';
import type { AnswerOf } from '../../../contract/index.ts';

export type Notification = AnswerOf<'GET /reports/v1.0/notifications'>['Data'][number];

const POLL_MS = 30_000;
const SEEN = 'notifications-seen';

/** The signed-in person's notifications, kept fresh while the tab is visible; clearing shows at once and can be undone. */
export function useNotifications() {
  const { data, error, loading, change, reload } = useCall(
    'GET /reports/v1.0/notifications',
    {},
    { pollEvery: POLL_MS, quiet: true },
  );
  const [seenUntil, setSeenUntil] = useState(() => localStorage.getItem(SEEN) ?? '');
  const list = data?.Data ?? [];

  const show = (Data: Notification[]) => data && change({ ...data, Data, total: Data.length });

  const restore = async (ids: string[]) => {
    await call('POST /reports/v1.0/notifications', { clear_all: false, restore: ids });
    reload();
  };

  const clear = async (one?: Notification) => {
    const before = list;
    show(one ? before.filter((other) => other.id !== one.id) : []);
    try {
      const cleared = await call(
        'POST /reports/v1.0/notifications',
        one ? { clear_all: false, id: one.id } : { clear_all: true },
      );
      toast.success(one ? 'Notification cleared' : 'All notifications cleared', '', {
        label: 'Undo',
        act: () => restore(cleared.Data),
      });
      reload();
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      show(before);
    }
  };

  const markSeen = () => {
    const newest = list[0]?.created_on ?? '';
    localStorage.setItem(SEEN, newest);
    setSeenUntil(newest);
  };

  return {
    list,
    error,
    loading: loading && !data,
    clear,
    reload,
    markSeen,
    isNew: (one: Notification) => one.created_on > seenUntil,
  };
}
