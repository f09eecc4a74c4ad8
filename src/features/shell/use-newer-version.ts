import { useEffect, useState } from 'react';

const EVERY_MS = 5 * 60_000;

/** The built entry's name carries its hash: another name is another version. */
const entryIn = (html: string) => /src="([^"]*\/umi[^"]*\.js)"/.exec(html)?.[1];
const ownEntry = () => entryIn(document.head.innerHTML);

/** Whether the server hands out another version than this one, asked now and then and whenever one comes back here. */
export function useNewerVersion(): boolean {
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => {
    const own = ownEntry();
    if (!own || isOutdated) return;
    let askedAt = Date.now();
    const ask = async () => {
      if (document.hidden || Date.now() - askedAt < EVERY_MS) return;
      askedAt = Date.now();
      const served = await fetch('/index.html', { cache: 'no-cache' })
        .then((answer) => (answer.ok ? answer.text() : ''))
        .catch(() => '');
      const entry = entryIn(served);
      if (entry && entry !== own) setOutdated(true);
    };
    const timer = setInterval(ask, EVERY_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isOutdated]);
  return isOutdated;
}
