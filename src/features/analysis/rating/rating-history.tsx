import { toWords } from '@/shared/format';
import { Panel, RiskChip, TimeText, useCall } from '@/shared/ui';
import type { ratings } from '../../../../contract/index.ts';
import type { RequestDetail } from '../analysis.ts';
import layout from '../layout.module.css';

type RatingHistoryProps = { request: RequestDetail; version: number };

/** Every rating that was computed, replayed from its stored inputs. */
export function RatingHistory({ request, version }: RatingHistoryProps) {
  return <History key={version} request={request} />;
}

function History({ request }: { request: RequestDetail }) {
  const { data } = useCall(
    'GET /reports/v1.0/ratings',
    { client: request.clientId, request: request.id },
    { quiet: true },
  );
  const history = data?.Data.history ?? [];
  const overrides = data?.Data.overrides ?? [];
  if (history.length === 0) return null;
  return (
    <Panel title="History">
      <div className={layout.scroll}>
        <table className={layout.table}>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">By</th>
              <th scope="col">Rating</th>
              <th scope="col">Method</th>
              <th scope="col">Replay from stored inputs</th>
            </tr>
          </thead>
          <tbody>
            {history.map((one) => (
              <tr key={`${one.at} ${one.score} ${one.overall}`}>
                <td>
                  <TimeText at={one.at} form="time" />
                </td>
                <td>{one.by}</td>
                <td>
                  <RiskChip band={one.overall} score={one.score} />
                </td>
                <td>{one.methodVersion}</td>
                <td>{one.replays ? '✓ same figure' : '≠ another figure'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {overrides.length > 0 && <Overrides overrides={overrides} />}
    </Panel>
  );
}

function Overrides({ overrides }: { overrides: readonly ratings.RatingOverride[] }) {
  return (
    <>
      <h3>Overrides</h3>
      <div className={layout.scroll}>
        <table className={layout.table}>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Rating</th>
              <th scope="col">Reason</th>
              <th scope="col">Requested by, approved by</th>
              <th scope="col">Until</th>
              <th scope="col">State</th>
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
                <td>{[one.by, one.approvedBy].filter(Boolean).join(', ')}</td>
                <td>
                  <TimeText at={one.expiresOn} form="day" />
                </td>
                <td>
                  {toWords(one.state)}
                  {one.closedReason && `: ${one.closedReason}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
