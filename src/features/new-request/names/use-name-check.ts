import { useDebounce } from 'ahooks';
import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { ApiProblem, call } from '@/shared/http';
import type { AnswerOf, intakes } from '../../../../contract/index.ts';

export type NameCheck = Omit<AnswerOf<'POST /reports/v1.0/mcanearmatch'>, 'Result'> & {
  /** Why the check could not be made. */
  problem?: string;
};

const PAUSE_MS = 700;
const noAnswer = 0;
const nothing: NameCheck = { Data: [], identifiers: [], register: null };

/** At every pause of typing: who else is called like this company, and what its CIN, LLPIN or LEI says. */
export function useNameCheck(): NameCheck {
  const form = Form.useFormInstance<intakes.DraftIntake>();
  const facts = Form.useWatch((values: intakes.DraftIntake) => JSON.stringify(factsOf(values)), form);
  const settled = useDebounce(facts, { wait: PAUSE_MS });
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    const { name, company } = settled ? (JSON.parse(settled) as ReturnType<typeof factsOf>) : factsOf({});
    if (name.length < 3 && company.identifiers.length === 0) return setFound(nothing);
    const stop = new AbortController();
    const wanted = { names: name.length < 3 ? [] : [name], company };
    call('POST /reports/v1.0/mcanearmatch', wanted, { quiet: true, signal: stop.signal })
      .then(setFound)
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        if (!(error instanceof ApiProblem)) throw error;
        // That the server does not answer stands above the page already.
        const problem =
          error.status === noAnswer ? undefined : (Object.values(error.fields)[0] ?? error.message);
        setFound({ ...nothing, problem });
      });
    return () => stop.abort();
  }, [settled]);
  return found;
}

const checked = ['CIN', 'LLPIN', 'LEI'];

/** The little of the form that the check is about. */
function factsOf(values: intakes.DraftIntake) {
  const { legalName = '', countryOfIncorporation, incorporatedOn, address, registrationIds } = values;
  const identifiers = (registrationIds ?? []).flatMap((one) =>
    one?.value?.trim() && checked.includes(one.scheme)
      ? [{ scheme: one.scheme, value: one.value.trim() }]
      : [],
  );
  const name = legalName.trim();
  return {
    name,
    company: { identifiers, legalName: name, countryOfIncorporation, incorporatedOn, address },
  };
}
