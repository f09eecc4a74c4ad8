import { useThrottleFn } from 'ahooks';
import { useEffect, useRef, useState } from 'react';
import { ApiProblem, call } from '@/shared/http';
import { useSession } from '@/shared/session';
import { useTexts } from '@/shared/texts/use-texts';
import { refreshRequests, toast, useCall } from '@/shared/ui';
import type { AnswerOf } from '../../../contract/index.ts';
import { NoticeLimits } from '../../../contract/limits.ts';
import { useLive } from './use-live.ts';

export type Notification = AnswerOf<'GET /reports/v1.0/notifications'>['Data'][number];

/** Asking, while nobody tells. */
const POLL_MS = 30_000;
/** However much happens at once. */
const READ_EVERY_MS = 500;

/** Up to when this person has seen theirs; another one may use the same browser. */
const seenKey = (username: string) => `notifications-seen-${username}`;

/** The signed-in person's notifications, kept fresh while the tab is visible; clearing shows at once and can be undone. */
export function useNotifications() {
  const t = useTexts();
  const key = seenKey(useSession().username);
  const read = useRef(() => {});
  const { run: readSoon } = useThrottleFn(() => read.current(), { wait: READ_EVERY_MS });
  const isLive = useLive(readSoon);
  const { data, error, loading, change, reload } = useCall(
    'GET /reports/v1.0/notifications',
    {},
    { pollEvery: isLive ? undefined : POLL_MS, quiet: true },
  );
  // What is being read may have been asked for before the news.
  const missed = useRef(false);
  read.current = () => {
    if (loading) missed.current = true;
    else reload();
  };
  useEffect(() => {
    if (loading || !missed.current) return;
    missed.current = false;
    read.current();
  }, [loading]);
  const wasLive = useRef(false);
  useEffect(() => {
    // Asking again begins with asking once.
    if (wasLive.current && !isLive) read.current();
    wasLive.current = isLive;
  }, [isLive]);
  const [seenUntil, setSeenUntil] = useState(() => localStorage.getItem(key) ?? '');
  const list = data?.Data ?? [];
  /** Of all of them; the list is the newest hundred. */
  const count = data?.total ?? 0;

  /** Unknown until the list was read, and empty where nothing is in it. */
  const newest = data && (list[0]?.id ?? '');
  const known = useRef(newest);
  useEffect(() => {
    // A notification tells that a request changed.
    if (known.current !== undefined && newest && newest !== known.current) refreshRequests();
    known.current = newest ?? known.current;
  }, [newest]);

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

  const markSeen = () => {
    const newest = list[0]?.created_on;
    // Closed before the list came, or empty: nothing was seen.
    if (!newest) return;
    localStorage.setItem(key, newest);
    setSeenUntil(newest);
  };

  return {
    list,
    count,
    error,
    loading: loading && !data,
    clear,
    reload,
    markSeen,
    isNew: (one: Notification) => one.created_on > seenUntil,
  };
}
