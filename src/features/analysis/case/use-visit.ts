import { useEffect, useState } from 'react';
import { call } from '@/shared/http';
import type { AnswerOf } from '../../../../contract/index.ts';

export type Visit = AnswerOf<'POST /reports/v1.0/casevisits'>['Data'];

/**
 * What others changed since the reader last opened the case; opening it is noted for the next time. Undefined until it is
 * known: what is drawn before would move when it comes. Null where it cannot be known: the case is as good without it, and
 * what refuses it refuses the case too.
 */
export function useVisit(client: string, request: string): Visit | null | undefined {
  const [visit, setVisit] = useState<Visit | null>();
  useEffect(() => {
    let isShown = true;
    const keep = (known: Visit | null) => isShown && setVisit(known);
    call('POST /reports/v1.0/casevisits', { client, request }, { quiet: true }).then(
      ({ Data }) => keep(Data),
      () => keep(null),
    );
    return () => {
      isShown = false;
    };
  }, [client, request]);
  return visit;
}
