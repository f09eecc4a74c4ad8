import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { listText } from '@/shared/format';
import { call } from '@/shared/http';
import { useEventSentence } from '@/shared/server-texts/event-sentence';
import { directionOf } from '@/shared/texts/direction-of';
import { TimeText } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { AnswerOf } from '../../../../contract/index.ts';
import type { RequestDetail } from '../analysis.ts';
import { useTexts } from '../texts/index.ts';
import styles from './since-visit.module.css';

type Visit = AnswerOf<'POST /reports/v1.0/casevisits'>['Data'];
type SinceVisitProps = { of: Pick<RequestDetail, 'id' | 'clientId'>; onShowTimeline: () => void };

/** What others changed since the reader last opened the case; opening it is noted for the next time. */
export function SinceVisit({ of: { id, clientId }, onShowTimeline }: SinceVisitProps) {
  const t = useTexts();
  const word = useWords();
  const sentence = useEventSentence();
  const visit = useVisit(clientId, id);
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

function useVisit(client: string, request: string) {
  const [visit, setVisit] = useState<Visit | null>(null);
  useEffect(() => {
    let isShown = true;
    call('POST /reports/v1.0/casevisits', { client, request }, { quiet: true }).then(
      ({ Data }) => isShown && setVisit(Data),
      // The case is as good without it, and what refuses it refuses the case too.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [client, request]);
  return visit;
}
