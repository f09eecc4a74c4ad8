import { Link } from '@umijs/max';
import { Alert } from 'antd';
import { formatDay, toWords } from '@/shared/format';
import { RegisterAge, toSearchText } from '@/shared/ui';
import type { NameCheck } from './use-name-check.ts';

const mostShown = 8;

/** Third parties of the organisation, and companies of the register, that the typed name may be the same as. */
export function NearMatches({ check: { Data, register, problem } }: { check: NameCheck }) {
  if (problem)
    return (
      <Alert
        type="error"
        showIcon
        style={{ marginBottom: 24 }}
        title="Couldn’t check this name"
        description={problem}
      />
    );
  const found = Data[0]?.matches.filter(({ verdict }) => verdict !== 'different') ?? [];
  if (found.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBottom: 24 }}
      title="Possible duplicates"
      description={
        <>
          <ul style={{ margin: 0, paddingInlineStart: 18 }}>
            {found.slice(0, mostShown).map((match) => (
              <li key={match.name + match.origin + match.registered?.id}>
                <span dir="auto">{match.name}</span>: {toWords(match.verdict).toLowerCase()}
                {match.clauses.length > 0 && ` (${match.clauses.join(', ')})`}
                {match.registered &&
                  `, ${[match.registered.id, match.registered.status, match.registered.state].filter(Boolean).join(', ')}`}
                {match.assessedAt && `, already assessed on ${formatDay(match.assessedAt)}`}
                {match.requestId && (
                  <>
                    {' '}
                    <Link
                      style={{ textDecoration: 'underline' }}
                      to={`/pages/requestdetails?search=${encodeURIComponent(toSearchText(match.name))}`}
                    >
                      Show
                    </Link>
                  </>
                )}
              </li>
            ))}
          </ul>
          {register && found.some(({ registered }) => registered) && (
            <p style={{ margin: '4px 0 0' }}>
              <RegisterAge register={register} />
            </p>
          )}
        </>
      }
    />
  );
}
