import { accessToken, sessionHandle } from './access-token.ts';

type News =
  | { kind: 'refreshed'; handle: string; access: string; next: string }
  | { kind: 'left'; handle: string };

const open = () => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session'));
let channel: BroadcastChannel | undefined;

/** Duplicated tabs share a session handle: they share its renewal and its end. Other sessions are not touched. */
export function joinSessionChannel(onLeft: () => void) {
  channel ??= open();
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => {
    if (data.handle !== sessionHandle.read()) return;
    if (data.kind === 'left') return onLeft();
    accessToken.set(data.access);
    sessionHandle.set(data.next);
  });
}

export const tellTabs = (news: News) => channel?.postMessage(news);
