import { Button } from 'antd';
import { useState } from 'react';
import { ClearableSelect, EmptyState, ErrorState, Panel, SkeletonList } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { TimelineKind } from '../../../../contract/words.ts';
import type { RequestDetail } from '../analysis.ts';
import { useTexts } from '../texts/index.ts';
import { kindOptions } from './field-words.ts';
import styles from './timeline.module.css';
import { TimelineEntry } from './timeline-entry.tsx';
import { useTimeline } from './use-timeline.ts';

type TimelineProps = { request: RequestDetail; firm: boolean; version?: number };

/** What happened to the request, newest first, as the audit trail has it: who, when, what changed, which files. */
export function Timeline({ request, firm, version = 0 }: TimelineProps) {
  const word = useWords();
  const t = useTexts();
  const [kinds, setKinds] = useState<TimelineKind[]>([]);
  const of = { client: request.clientId, request: request.id };
  const { items, error, busy, more, reload } = useTimeline(of, kinds, `${request.version} ${version}`);
  return (
    <Panel
      title={t('timeline')}
      action={
        <ClearableSelect
          mode="multiple"
          aria-label={t('kindsOfEvents')}
          placeholder={t('everything')}
          className={styles.kinds}
          maxTagCount="responsive"
          value={kinds}
          onChange={setKinds}
          options={kindOptions(firm, word)}
        />
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={reload} />
      ) : !items ? (
        <SkeletonList rows={5} label={t('loadingTheTimeline')} />
      ) : items.length === 0 ? (
        <EmptyState
          title={kinds.length > 0 ? t('noEventsOfThisKindYet') : t('noEventsYet')}
          text={t('everythingThatHappensToThisRequest')}
        />
      ) : (
        <ol className={styles.timeline} aria-label={t('events')}>
          {items.map((item) => (
            <TimelineEntry key={item.id} item={item} files={request.files} />
          ))}
        </ol>
      )}
      {more && (
        <Button loading={busy} onClick={more}>
          {t('showEarlierEvents')}
        </Button>
      )}
    </Panel>
  );
}
