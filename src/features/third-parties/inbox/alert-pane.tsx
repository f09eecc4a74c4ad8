import { Link } from '@umijs/max';
import { Button } from 'antd';
import type { ComponentType } from 'react';
import { comma, listText } from '@/shared/format';
import { Reasons } from '@/shared/server-texts/reason-sentence';
import { Failure, RiskChip, SkeletonList, StatusChip, TimeText, toast, useAct, useCall } from '@/shared/ui';
import { useActorNames, useWords } from '@/shared/words/use-words';
import type { alerts } from '../../../../contract/index.ts';
import { MatchSentence } from '../alerts/match-sentence.tsx';
import { NewsItems } from '../alerts/news-items.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useTexts } from '../texts/index.ts';
import { addressOf } from '../third-party.ts';
import styles from './inbox.module.css';
import type { useInboxKeys } from './use-inbox-keys.ts';

type AlertRow = alerts.AlertRow;
type Match = AlertRow['matches'][number];
/** The evidence of a match as the match desk shows it; the page hands it in. */
export type EvidenceCard = ComponentType<{
  match: alerts.AlertEvidence & Pick<Match, 'similarity'> & { subject: { name: string } };
  ours?: string;
}>;

type AlertPaneProps = {
  row: AlertRow;
  Evidence: EvidenceCard;
  firm: boolean;
  asked: ReturnType<typeof useInboxKeys>;
  onDone: () => void;
};

/** One alert with what was found and what may be done about it. */
export function AlertPane({ row, Evidence, firm, asked, onDone }: AlertPaneProps) {
  const t = useTexts();
  const actorOf = useActorNames();
  const word = useWords();
  const { thirdParty, request } = row;
  const done = (text: string) => () => {
    toast.success(text);
    onDone();
  };
  const dismissing = useAct('POST /reports/v1.0/thirdparties', {
    onDone: done(t('alertDismissed')),
    onReload: onDone,
  });
  const reopening = useAct('POST /reports/v1.0/submituseraction', {
    onDone: done(t('requestReopened', { number: request.number })),
    onReload: onDone,
  });
  const dismiss = async (reason: string) =>
    (await dismissing.act({
      action: 'dismiss_alert',
      id: thirdParty.id,
      version: thirdParty.version,
      alert: row.id,
      reason,
    })) !== undefined;
  const reopen = async (comment: string) =>
    (await reopening.act({
      action: 'reopen',
      client: thirdParty.clientId,
      request: request.id,
      version: request.version,
      comment,
    })) !== undefined;
  return (
    <section className={styles.pane} aria-label={t('alertAboutName', { name: thirdParty.name })}>
      <header className={styles.head}>
        <h2>
          <Link to={addressOf(thirdParty)}>
            <bdi>{thirdParty.name}</bdi>
          </Link>
        </h2>
        <RiskChip band={thirdParty.rating} />
        <StatusChip status={thirdParty.relationship} />
      </header>
      <p className={styles.text}>
        <strong>{word(row.kind)}</strong>
        {comma(t.language)}
        <TimeText at={row.raisedAt} form="time" />
        <br />
        <Reasons reasons={row.reasons} english={row.text} />
      </p>
      {row.outcome && (
        <p className={styles.text}>
          <StatusChip status={row.outcome} dot="filled" /> <bdi>{row.reason}</bdi>{' '}
          <span className={styles.small}>
            <bdi>{actorOf(row.closedBy ?? '')}</bdi>
          </span>
        </p>
      )}
      {row.actions.length > 0 && (
        <div className={styles.acts}>
          {row.actions.includes('reopen') && (
            <Button type="primary" onClick={() => asked.setAct('reopen')}>
              {t('reopenRequest')}
            </Button>
          )}
          <Button onClick={() => asked.setAct('dismiss_alert')}>{t('dismissAlert')}</Button>
        </div>
      )}
      {firm && row.matches.length > 0 && <Matches row={row} Evidence={Evidence} />}
      {row.news.length > 0 && <NewsItems news={row.news} />}
      {asked.act && (
        <ReasonDialog
          title={
            asked.act === 'reopen' ? t('reopenNumber', { number: request.number }) : t('dismissTheAlert')
          }
          label={t('reason')}
          okText={asked.act === 'reopen' ? t('reopenRequest') : t('dismiss')}
          busy={dismissing.busy || reopening.busy}
          onClose={() => asked.setAct(null)}
          onReason={asked.act === 'reopen' ? reopen : dismiss}
        >
          {asked.act === 'dismiss_alert' && <p className={styles.text}>{t('theClientCanReadTheReason')}</p>}
        </ReasonDialog>
      )}
      {dismissing.dialog}
      {reopening.dialog}
    </section>
  );
}

function Matches({ row, Evidence }: Pick<AlertPaneProps, 'row' | 'Evidence'>) {
  const t = useTexts();
  const kept = useCall('GET /reports/v1.0/alerts', { id: row.id }, { quiet: true });
  const { data } = kept;
  return row.matches.map((match, place) => {
    const evidence = data?.evidence?.[place];
    return (
      <article key={`${match.watchlist} ${match.entryId} ${match.subject}`} className={styles.match}>
        <p className={styles.text}>
          <MatchSentence match={match} />{' '}
          <span className={styles.small}>
            {t.rich('listVersion', { list: <bdi>{match.watchlist}</bdi>, version: match.listVersion })}
          </span>
        </p>
        <SameParty party={data?.parties?.[place] ?? null} />
        {evidence ? (
          <Evidence
            match={{ ...evidence, similarity: match.similarity, subject: { name: match.subject } }}
            ours={t('thirdParty')}
          />
        ) : kept.error ? (
          <Failure of={kept} />
        ) : (
          <SkeletonList rows={3} />
        )}
      </article>
    );
  });
}

/** On which other lists the party of a match stands, and what was decided there: the alert waits for a person all the same. */
function SameParty({ party }: { party: alerts.AlertParty | null }) {
  const t = useTexts();
  const word = useWords();
  if (!party) return null;
  return (
    <div className={styles.text}>
      {t('partyAlsoOn', {
        lists: listText(
          party.lists.map(({ watchlist }) => watchlist),
          t.language,
        ),
      })}
      {party.decisions.map(({ watchlist, entryId, disposition, reason, by, at, expiredAt }) => (
        <p key={`${watchlist} ${entryId}`} className={styles.text}>
          {t.rich('partyDecided', {
            ...{ list: <bdi>{watchlist}</bdi>, decision: word(disposition) },
            ...{ reason: <bdi>{reason}</bdi>, by: <bdi>{by}</bdi>, at: <TimeText at={at} /> },
          })}
          {expiredAt && (
            <> {t.rich('partyDecisionExpired', { until: <TimeText at={expiredAt} form="day" /> })}</>
          )}
        </p>
      ))}
      {party.decisions.some(({ expiredAt }) => expiredAt === null) && (
        <p className={styles.small}>{t('partySameDecision')}</p>
      )}
    </div>
  );
}
