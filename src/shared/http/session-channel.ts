import { accessToken, sessionHandle } from './access-token.ts';

type LogoutMessage = { title: string; message: string; alert?: boolean; stays?: string };
type News =
  | { kind: 'refreshed'; handle: string; access: string; next: string }
  | { kind: 'active'; handle: string }
  | { kind: 'left'; handle: string; farewell?: LogoutMessage };
type Listener = (news: News) => void;

const open = () => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session'));
let channel: BroadcastChannel | undefined;

/** Duplicated tabs share a session handle: what one of them learns, the others hear. Other sessions hear nothing. */
export function listenToTabs(listener: Listener): () => void {
  channel ??= open();
  const onMessage = ({ data }: MessageEvent<News>) => {
    if (data.handle === sessionHandle.read()) listener(data);
  };
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
}

/** The tabs of one session share its renewal and its end. */
export function joinSessionChannel(onLeft: (farewell?: LogoutMessage) => void) {
  listenToTabs((news) => {
    if (news.kind === 'left') onLeft(news.farewell);
    if (news.kind !== 'refreshed') return;
    accessToken.set(news.access);
    sessionHandle.set(news.next);
  });
}

export const tellTabs = (news: News) => channel?.postMessage(news);
