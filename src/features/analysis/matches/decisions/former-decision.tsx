import { Alert } from 'antd';
import { listText } from '@/shared/format';
import { TimeText } from '@/shared/ui';
import { useMasterTitles, useWords } from '@/shared/words/use-words';
import type { Match } from '../../analysis.ts';
import layout from '../../layout.module.css';
import { useTexts } from '../../texts/index.ts';

/** What was decided of the same name and the same entry before, and no longer holds. */
export function FormerDecision({ match: { former } }: { match: Match }) {
  const word = useWords();
  const titleOf = useMasterTitles();
  const t = useTexts();
  if (!former) return null;
  return (
    <Alert
      type="info"
      title={
        <>
          {t.rich('earlierDecision', {
            decision: listText(
              [word(former.disposition).toLowerCase(), titleOf(former.reason ?? '')].filter(Boolean),
              t.language,
            ),
            by: <bdi>{former.disposedBy ?? '–'}</bdi>,
            at: <TimeText at={former.disposedAt} />,
            until: <TimeText at={former.expiredAt} form="day" />,
          })}
          {former.comment && (
            <div className={layout.small}>
              <bdi>{former.comment}</bdi>
            </div>
          )}
        </>
      }
    />
  );
}
