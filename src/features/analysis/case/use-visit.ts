import { useEffect, useState } from 'react';
import { call } from '@/shared/http';
import type { AnswerOf } from '../../../../contract/index.ts';

export type Visit = AnswerOf<'POST /reports/v1.0/casevisits'>['Data'];

/** How long a case that is there waits for it. */
const LONGEST_WAIT_MS = 3000;

const unlessKnown = (visit: Visit | null) => (known: Visit | null | undefined) =>
  known === undefined ? visit : known;

/**
 * What others changed since the reader last opened the case; opening it is noted for the next time. Undefined until it is
 * known: what is drawn before would move when it comes. Null where it cannot be known, or not soon after the rest
 * `isThere`, and then for good: the case is as good without it, and what refuses it refuses the case too.
 */
export function useVisit(client: string, request: string, isThere: boolean): Visit | null | undefined {
  const [visit, setVisit] = useState<Visit | null>();
  useEffect(() => {
    let isShown = true;
    call('POST /reports/v1.0/casevisits', { client, request }, { quiet: true }).then(
      ({ Data }) => isShown && setVisit(unlessKnown(Data)),
      () => isShown && setVisit(unlessKnown(null)),
    );
    return () => {
      isShown = false;
    };
  }, [client, request]);
  useEffect(() => {
    if (!isThere) return;
    const wait = setTimeout(() => setVisit(unlessKnown(null)), LONGEST_WAIT_MS);
    return () => clearTimeout(wait);
  }, [isThere]);
  return visit;
}
