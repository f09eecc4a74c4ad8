import { listText } from '@/shared/format';
import { Panel, RegisterAge } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { Working } from '../analysis.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';

/** Companies whose name counts as the same under rule 8, or nearly so. */
export function NearMatches({
  matches,
  register,
}: { matches: Working['nearMatches'] } & Pick<Working, 'register'>) {
  const word = useWords();
  const t = useTexts();
  const originOf = (origin: string) => {
    const id = `nearOrigin.${origin}`;
    return t.has(id) ? t(id) : origin;
  };
  if (matches.length === 0) return null;
  return (
    <Panel title={t('namesTreatedAsTheSame')}>
      <ul className={layout.plainList}>
        {matches.map(({ subject, name, origin, verdict, clauses, registered }) => (
          <li key={`${subject} ${name} ${origin} ${registered?.id}`}>
            <strong>
              <bdi>{name}</bdi>
            </strong>{' '}
            <span className={layout.tag}>{word(verdict)}</span>
            <div className={layout.small}>
              {t.rich('forSubject', { subject: <bdi>{subject}</bdi> })} · {originOf(origin)}
              {clauses.length > 0 && ` · ${t('rule8', { clauses: listText(clauses, t.language) })}`}
              {registered &&
                ` · ${listText([registered.id, registered.status, registered.state].filter(Boolean), t.language)}`}
            </div>
          </li>
        ))}
      </ul>
      {register && matches.some(({ registered }) => registered) && (
        <p className={layout.small}>
          <RegisterAge register={register} />
        </p>
      )}
    </Panel>
  );
}
