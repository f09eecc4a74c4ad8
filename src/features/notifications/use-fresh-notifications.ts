import { useThrottleFn } from 'ahooks';
import { useEffect, useRef } from 'react';
import { refreshRequests, useCall } from '@/shared/ui';
import { useLive } from './use-live.ts';

/** Asking, while nobody tells. */
const POLL_MS = 30_000;
/** However much happens at once. */
const READ_EVERY_MS = 500;

/** The signed-in person's notifications as the server has them, read again when something happened. */
export function useFreshNotifications() {
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

  /** Unknown until the list was read, and empty where nothing is in it. */
  const newest = data && (data.Data[0]?.id ?? '');
  const known = useRef(newest);
  useEffect(() => {
    // A new notification means that a request may have changed.
    if (known.current !== undefined && newest && newest !== known.current) refreshRequests();
    known.current = newest ?? known.current;
  }, [newest]);
  return { data, error, loading, change, reload };
}
