import { comma } from '@/shared/format';
import { TimeText } from '@/shared/ui';
import { useMasterTitles, useWords } from '@/shared/words/use-words';
import type { Match } from '../../analysis.ts';
import layout from '../../layout.module.css';
import { useTexts } from '../../texts/index.ts';

/** The decision as it was saved, and by whom. */
export function SavedDisposition({ match }: { match: Match }) {
  const word = useWords();
  const titleOf = useMasterTitles();
  const t = useTexts();
  if (match.disposition === 'unspecified') return <p className={layout.prose}>{t('notDecidedYet')}</p>;
  return (
    <div>
      <p className={layout.prose}>
        <strong>{word(match.disposition)}</strong>
        {match.reason && (
          <>
            : <bdi>{titleOf(match.reason)}</bdi>
          </>
        )}
      </p>
      {match.comment && (
        <p className={layout.prose} dir="auto">
          {match.comment}
        </p>
      )}
      <p className={layout.small} style={{ margin: '4px 0 0' }}>
        {match.carriedOver ? t('carriedOverFromAnEarlierScreening') : <bdi>{match.disposedBy}</bdi>}
        {match.disposedAt && (
          <>
            {comma(t.language)}
            <TimeText at={match.disposedAt} />
          </>
        )}
        {match.confirmedBy && ` ${t('confirmedByConfirmedBy', { confirmedBy: match.confirmedBy })}`}
        {match.expiresAt && (
          <> {t.rich('expiresExpiresAt', { expiresAt: <TimeText at={match.expiresAt} form="day" /> })}</>
        )}
      </p>
    </div>
  );
}
