import { Panel, RiskChip, TimeText, useCall } from '@/shared/ui';
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
    </Panel>
  );
}
