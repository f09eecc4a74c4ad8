import { Button, Select } from 'antd';
import { useState } from 'react';
import { EmptyState, ErrorState, Panel, SkeletonList } from '@/shared/ui';
import type { TimelineKind } from '../../../../contract/words.ts';
import type { RequestDetail } from '../analysis.ts';
import { kindOptions } from './field-words.ts';
import styles from './timeline.module.css';
import { TimelineEntry } from './timeline-entry.tsx';
import { useTimeline } from './use-timeline.ts';

type TimelineProps = { request: RequestDetail; firm: boolean; version?: number };

/** What happened to the request, newest first, as the audit trail has it: who, when, what changed, which files. */
export function Timeline({ request, firm, version = 0 }: TimelineProps) {
  const [kinds, setKinds] = useState<TimelineKind[]>([]);
  const of = { client: request.clientId, request: request.id };
  const { items, error, busy, more, reload } = useTimeline(of, kinds, `${request.version} ${version}`);
  return (
    <Panel
      title="Timeline"
      action={
        <Select
          mode="multiple"
          allowClear
          aria-label="Kinds of events"
          placeholder="Everything"
          className={styles.kinds}
          maxTagCount="responsive"
          value={kinds}
          onChange={setKinds}
          options={kindOptions(firm)}
        />
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={reload} />
      ) : !items ? (
        <SkeletonList rows={5} label="Loading the timeline" />
      ) : items.length === 0 ? (
        <EmptyState
          title={kinds.length > 0 ? 'No events of this kind yet' : 'No events yet'}
          text="Everything that happens to this request will appear here."
        />
      ) : (
        <ol className={styles.timeline} aria-label="Events">
          {items.map((item) => (
            <TimelineEntry key={item.id} item={item} files={request.files} />
          ))}
        </ol>
      )}
      {more && (
        <Button loading={busy} onClick={more}>
          Show earlier events
        </Button>
      )}
    </Panel>
  );
}
