import { Button } from 'antd';
import { listText } from '@/shared/format';
import { useEventSentence } from '@/shared/server-texts/event-sentence';
import { directionOf } from '@/shared/texts/direction-of';
import { TimeText } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import { useTexts } from '../texts/index.ts';
import styles from './since-visit.module.css';
import type { Visit } from './use-visit.ts';

type SinceVisitProps = { visit: Visit | null; onShowTimeline: () => void };

/** What others changed since the reader last opened the case. */
export function SinceVisit({ visit, onShowTimeline }: SinceVisitProps) {
  const t = useTexts();
  const word = useWords();
  const sentence = useEventSentence();
  if (!visit?.since || visit.changes.length === 0) return null;
  const changes = visit.changes.map((event) =>
    t('actorDid', { actor: event.who || word(event.role), event: sentence(event) }),
  );
  return (
    <p className={styles.line}>
      {t.rich('changedSinceYourVisit', { at: <TimeText at={visit.since} /> })}{' '}
      <bdi dir={directionOf(t.language)}>
        {listText(visit.more ? [...changes, t('andMoreChanges')] : changes, t.language)}
      </bdi>{' '}
      <Button type="link" size="small" onClick={onShowTimeline}>
        {t('showTimeline')}
      </Button>
    </p>
  );
}
