import { toWords } from '@/shared/format';
import { EmptyState, Panel, TimeText } from '@/shared/ui';
import type { TimelineItem } from '../analysis.ts';
import layout from '../layout.module.css';
import styles from './comments.module.css';

/** What happened to the request, newest first, as the audit trail has it. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  const newest = [...items].sort((a, b) => b.seq - a.seq);
  return (
    <Panel title="Timeline">
      {newest.length === 0 ? (
        <EmptyState title="Nothing happened yet" text="Every act on this request will stand here." />
      ) : (
        <ol className={styles.timeline}>
          {newest.map((item) => (
            <li key={item.seq}>
              <strong>{item.who || toWords(item.role)}</strong> {item.text}
              <div className={layout.small}>
                <TimeText at={item.at} form="time" /> · {toWords(item.role)}
              </div>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
