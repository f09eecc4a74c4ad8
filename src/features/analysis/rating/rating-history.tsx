import { listText } from '@/shared/format';
import { Failure, Panel, RiskChip, ScrollRegion, TimeText, useCall } from '@/shared/ui';
import { useActorNames, useWords } from '@/shared/words/use-words';
import type { ratings } from '../../../../contract/index.ts';
import type { RequestDetail } from '../analysis.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';

type RatingHistoryProps = { request: RequestDetail; version: number };

/** Every rating that was computed, replayed from its stored inputs. */
export function RatingHistory({ request, version }: RatingHistoryProps) {
  return <History key={version} request={request} />;
}

function History({ request }: { request: RequestDetail }) {
  const t = useTexts();
  const actorOf = useActorNames();
  const asked = useCall(
    'GET /reports/v1.0/ratings',
    { client: request.clientId, request: request.id },
    { quiet: true },
  );
  const { history = [], overrides = [] } = asked.data?.Data ?? {};
  if (asked.error) return <Failure of={asked} title={t('couldntLoadTheHistory')} />;
  if (history.length === 0) return null;
  return (
    <Panel title={t('history')}>
      <ScrollRegion label={t('ratingsSoFar')}>
        <table className={`${layout.table} ${layout.broad}`}>
          <thead>
            <tr>
              <th scope="col">{t('when')}</th>
              <th scope="col">{t('by')}</th>
              <th scope="col">{t('rating')}</th>
              <th scope="col">{t('method')}</th>
              <th scope="col">{t('replayFromStoredInputs')}</th>
            </tr>
          </thead>
          <tbody>
            {history.map((one) => (
              <tr key={`${one.at} ${one.score} ${one.overall}`}>
                <td>
                  <TimeText at={one.at} form="time" />
                </td>
                <td>
                  <bdi>{actorOf(one.by)}</bdi>
                </td>
                <td>
                  <RiskChip band={one.overall} score={one.score} />
                </td>
                <td>{one.methodVersion}</td>
                <td>{one.replays ? t('sameResult') : t('differentResult')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {overrides.length > 0 && <Overrides overrides={overrides} />}
    </Panel>
  );
}

function Overrides({ overrides }: { overrides: readonly ratings.RatingOverride[] }) {
  const word = useWords();
  const t = useTexts();
  return (
    <>
      <h3>{t('overrides')}</h3>
      <ScrollRegion label={t('overrides')}>
        <table className={`${layout.table} ${layout.broad}`}>
          <thead>
            <tr>
              <th scope="col">{t('when')}</th>
              <th scope="col">{t('rating')}</th>
              <th scope="col">{t('reason')}</th>
              <th scope="col">{t('requestedByApprovedBy')}</th>
              <th scope="col">{t('until')}</th>
              <th scope="col">{t('state')}</th>
            </tr>
          </thead>
          <tbody>
            {overrides.map((one) => (
              <tr key={one.id}>
                <td>
                  <TimeText at={one.at} form="time" />
                </td>
                <td>
                  <RiskChip band={one.band} />
                </td>
                <td className={layout.prose}>{one.reason}</td>
                <td>{listText([one.by, one.approvedBy ?? ''].filter(Boolean), t.language)}</td>
                <td>
                  <TimeText at={one.expiresOn} form="day" />
                </td>
                <td>
                  {word(one.state)}
                  {one.closedReason && `: ${one.closedReason}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}
