import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatDay } from '@/shared/format';
import { useAccess } from '@/shared/session';
import { type Fact, FactList, RequestRisk, StatusChip, useHints } from '@/shared/ui';
import { useCountryNames } from '@/shared/words/country-names';
import { useWords } from '@/shared/words/use-words';
import { cardPosition } from './card-position.ts';
import styles from './hover-card.module.css';
import type { LinkedRecord } from './linked-record.ts';

type Place = { id: string; link: HTMLAnchorElement };
type Of<Kind extends LinkedRecord['kind']> = { record: Extract<LinkedRecord, { kind: Kind }> };

/** What is known of a request or third party at a glance; nothing where it could not be read. */
export function HoverCard({ record, ...place }: Place & { record: LinkedRecord }) {
  return createPortal(
    record.kind === 'request' ? (
      <RequestSummary record={record} {...place} />
    ) : (
      <ThirdPartySummary record={record} {...place} />
    ),
    // Within the landmark of the page, where a screen reader looks for what stands on it.
    place.link.closest('main') ?? document.body,
  );
}

function RequestSummary({ record: { client, request: id }, ...place }: Place & Of<'request'>) {
  const word = useWords();
  const { isFirm } = useAccess();
  const { nameOf } = useCountryNames();
  const request = useHints('GET /reports/v1.0/requestdetails', { client, request: id })?.request;
  if (!request) return null;
  return (
    <Card
      {...place}
      name={request.legalName}
      marks={
        <>
          <StatusChip status={request.status} overdue={request.overdue} />
          <RequestRisk of={request} withScore />
        </>
      }
      facts={[
        [word('request'), request.number],
        [word('country'), request.country && nameOf(request.country)],
        [word('dueOn'), request.dueOn && formatDay(request.dueOn)],
        [word('client'), isFirm && request.clientName],
        [word('drafter'), isFirm && request.drafterName],
      ]}
    />
  );
}

function ThirdPartySummary({ record, ...place }: Place & Of<'thirdParty'>) {
  const word = useWords();
  const { isFirm } = useAccess();
  const { nameOf } = useCountryNames();
  const party = useHints('GET /reports/v1.0/thirdparties', { id: record.id })?.thirdParty;
  if (!party) return null;
  return (
    <Card
      {...place}
      name={party.name}
      marks={
        <>
          <StatusChip status={party.relationship} overdue={party.reviewDue} />
          <RequestRisk of={party} withScore />
        </>
      }
      facts={[
        [word('country'), party.country && nameOf(party.country)],
        [word('client'), isFirm && party.clientName],
        [word('nextReviewOn'), party.nextReviewOn && formatDay(party.nextReviewOn)],
      ]}
    />
  );
}

type CardProps = Place & {
  name: string;
  marks: ReactNode;
  facts: readonly (readonly [label: string, value: ReactNode])[];
};

function Card({ id, link, name, marks, facts }: CardProps) {
  const card = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number }>();
  useLayoutEffect(() => {
    if (card.current)
      setPlace(cardPosition(link.getBoundingClientRect(), card.current.getBoundingClientRect()));
  }, [link]);
  const known: Fact[] = facts.map(([label, value]) => [label, value || null]);
  return (
    <div ref={card} id={id} role="tooltip" className={styles.card} style={place}>
      <strong className={styles.name}>
        <bdi>{name}</bdi>
      </strong>
      <div className={styles.marks}>{marks}</div>
      <FactList facts={known} />
    </div>
  );
}
