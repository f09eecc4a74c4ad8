import { useEffect, useRef, useState } from 'react';

const SLACK_PX = 8;

/** How far somebody has read in a scrolling box of sections; the end counts once it was in sight. */
export function useReading(loaded: boolean, wasRead: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [section, setSection] = useState(0);
  const [share, setShare] = useState(0);
  const [isRead, setIsRead] = useState(wasRead);

  const look = () => {
    const at = box.current;
    if (!at || !loaded) return;
    const bottom = at.scrollTop + at.clientHeight;
    const atEnd = bottom >= at.scrollHeight - SLACK_PX;
    const begun = topsOf(at).filter((top) => top <= at.scrollTop + SLACK_PX * 2).length;
    setShare(atEnd ? 1 : bottom / at.scrollHeight);
    setSection(atEnd ? topsOf(at).length - 1 : Math.max(0, begun - 1));
    if (atEnd) setIsRead(true);
  };
  // Short texts are read without scrolling.
  useEffect(look, [loaded]);

  const next = () => {
    const at = box.current;
    if (!at) return;
    at.scrollTo({ top: topsOf(at)[section + 1] ?? at.scrollHeight });
  };
  return { box, section, share, isRead, look, next };
}

const topsOf = (box: HTMLElement) =>
  Array.from(box.querySelectorAll('section'), (one) => one.offsetTop - box.offsetTop);
