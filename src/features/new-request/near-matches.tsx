import { Link } from '@umijs/max';
import { useDebounce } from 'ahooks';
import { Alert, Form } from 'antd';
import { useEffect, useState } from 'react';
import { formatDay, toWords } from '@/shared/format';
import { ApiProblem, call } from '@/shared/http';
import type { AnswerOf } from '../../../contract/index.ts';

type Found = AnswerOf<'POST /reports/v1.0/mcanearmatch'>['Data'][number]['matches'];
const PAUSE_MS = 700;

/** While the name is typed: third parties of the organisation that it may be the same as. */
export function NearMatches() {
  const name = useDebounce(String(Form.useWatch('legalName') ?? '').trim(), { wait: PAUSE_MS });
  const [found, setFound] = useState<Found>([]);
  useEffect(() => {
    if (name.length < 3) return setFound([]);
    const stop = new AbortController();
    call('POST /reports/v1.0/mcanearmatch', { names: [name] }, { quiet: true, signal: stop.signal })
      .then(({ Data }) => setFound(Data[0]?.matches.filter(({ verdict }) => verdict !== 'different') ?? []))
      .catch((error: unknown) => {
        if (!(error instanceof ApiProblem)) throw error;
        setFound([]);
      });
    return () => stop.abort();
  }, [name]);
  if (found.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBottom: 24 }}
      title="This may be known already"
      description={
        <ul style={{ margin: 0, paddingInlineStart: 18 }}>
          {found.slice(0, 5).map((match) => (
            <li key={match.name + match.origin}>
              <span dir="auto">{match.name}</span>: {toWords(match.verdict).toLowerCase()}
              {match.clauses.length > 0 && ` (${match.clauses.join(', ')})`}
              {match.assessedAt && `, already assessed on ${formatDay(match.assessedAt)}`}
              {match.requestId && (
                <>
                  {' '}
                  <Link
                    style={{ textDecoration: 'underline' }}
                    to={`/pages/requestdetails?search=${encodeURIComponent(match.name.slice(0, 60))}`}
                  >
                    Show
                  </Link>
                </>
              )}
            </li>
          ))}
        </ul>
      }
    />
  );
}
