import type { Clock } from './clock.ts';

/**
 * What costs something and anybody may ask for: however many ask, one look is taken at a time, and its answer serves
 * for a while. Nobody is refused, so that no probe is.
 */
export function onceEvery<Answer>(
  { now }: Pick<Clock, 'now'>,
  milliseconds: number,
  look: () => Promise<Answer>,
) {
  let last: { at: number; answer: Promise<Answer> } | undefined;
  return (): Promise<Answer> => {
    const at = now().getTime();
    // A clock that was set back makes nobody wait.
    if (!last || at >= last.at + milliseconds || at < last.at) last = { at, answer: look() };
    return last.answer;
  };
}
