import { Link } from '@umijs/max';
import { Alert, Button } from 'antd';
import { formatDay, listText } from '@/shared/format';
import { RegisterAge, toSearchText } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import { useTexts } from '../texts/index.ts';
import type { NameCheck } from './use-name-check.ts';
import type { RegisteredCompany } from './with-registered.ts';

const mostShown = 8;

type NearMatchesProps = { check: NameCheck; onUse?: (company: RegisteredCompany) => void };

/** Third parties of the organisation, and companies of the register, that the typed name may be the same as. */
export function NearMatches({ check, onUse }: NearMatchesProps) {
  const { Data, register, problem } = check;
  const word = useWords();
  const t = useTexts();
  if (problem)
    return (
      <Alert
        type="error"
        showIcon
        style={{ marginBottom: 24 }}
        title={t('couldntCheckThisName')}
        description={problem}
      />
    );
  const found = similarTo(check);
  if (found.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBottom: 24 }}
      title={t('possibleDuplicates')}
      description={
        <>
          <ul style={{ margin: 0, paddingInlineStart: 18 }}>
            {found.slice(0, mostShown).map((match) => (
              <li key={match.name + match.origin + match.registered?.id}>
                <span dir="auto">{match.name}</span>: {word(match.verdict).toLowerCase()}
                {match.clauses.length > 0 && ` (${listText(match.clauses, t.language)})`}
                {match.registered &&
                  ` · ${listText([match.registered.id, match.registered.status, match.registered.state].filter(Boolean), t.language)}`}
                {match.assessedAt &&
                  t('alreadyAssessedOnAssessedAt', { assessedAt: formatDay(match.assessedAt) })}
                {match.rating && ` · ${t('riskRating', { rating: word(match.rating) })}`}
                {match.relationship && match.relationship !== 'pending' && (
                  <strong> · {t('yourDecision', { decision: word(match.relationship) })}</strong>
                )}
                {match.registered && onUse && (
                  <>
                    {' '}
                    <Button
                      type="link"
                      size="small"
                      style={{ padding: 0, textDecoration: 'underline' }}
                      onClick={() => match.registered && onUse(match.registered)}
                    >
                      {t('fillInFromRegister')}
                    </Button>
                  </>
                )}
                {match.requestId && (
                  <>
                    {' '}
                    <Link
                      style={{ textDecoration: 'underline' }}
                      to={`/pages/requestdetails?search=${encodeURIComponent(toSearchText(match.name))}`}
                    >
                      {t('show')}
                    </Link>
                  </>
                )}
              </li>
            ))}
          </ul>
          <NotListed more={found.length - mostShown} truncated={Data[0]?.truncated ?? false} />
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

/** Everybody who may be the same as the typed name. */
export const similarTo = ({ Data }: NameCheck) =>
  Data[0]?.matches.filter(({ verdict }) => verdict !== 'different') ?? [];

/** What the list leaves out. */
function NotListed({ more, truncated }: { more: number; truncated: boolean }) {
  const t = useTexts();
  if (more <= 0 && !truncated) return null;
  return (
    <p style={{ margin: '4px 0 0' }}>
      {more > 0 && t('countMoreSimilarNames', { count: more })}{' '}
      {truncated && t('someSimilarNamesWereNotCompared')}
    </p>
  );
}
