import { toWords } from '@/shared/format';
import { EmptyState, Panel, RiskChip, TimeText } from '@/shared/ui';
import type { Rating } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import layout from '../layout.module.css';
import { ContributionsTable } from './contributions-table.tsx';
import { OverridePanel } from './override-panel.tsx';
import { ProposalForm } from './proposal-form.tsx';
import { RatingHistory } from './rating-history.tsx';

/** How the rating came about, and what its drafter makes of it. */
export function RatingTab({ desk }: { desk: Desk }) {
  const { rating } = desk.working;
  if (!rating)
    return (
      <EmptyState title="No rating yet" text="The rating appears when the first screening has finished." />
    );
  return (
    <div className={layout.stack}>
      <Panel
        title="How the score adds up"
        action={
          <span className={layout.small}>
            Method {rating.methodVersion}, computed <TimeText at={rating.computedAt} />
          </span>
        }
      >
        <ContributionsTable contributions={rating.contributions} score={rating.score} />
      </Panel>
      <div className={layout.columns}>
        <Panel title="From the score to the rating">
          <Steps rating={rating} />
        </Panel>
        <Panel title="By category">
          <Categories categories={rating.categories} />
        </Panel>
      </div>
      <Panel title="Proposal">
        <ProposalForm rating={rating} desk={desk} />
      </Panel>
      <OverridePanel rating={rating} desk={desk} />
      <RatingHistory request={desk.request} version={desk.working.version} />
    </div>
  );
}

function Steps({ rating }: { rating: Rating }) {
  const { score, band, floors, overall, residual, provisional, override, counts } = rating;
  return (
    <ol className={layout.plainList}>
      <li className={layout.row}>
        The score alone <RiskChip band={band} score={score} />
      </li>
      {floors.map((floor) => (
        <li key={floor.rule} className={layout.row}>
          At least <RiskChip band={floor.band} /> {floor.because}
        </li>
      ))}
      <li className={layout.row}>
        After floors <RiskChip band={overall} provisional={provisional} />
      </li>
      <li className={layout.row}>
        Residual, with evidenced conditions <RiskChip band={residual} />
      </li>
      {override && (
        <li className={layout.row}>
          Overridden by {override.by}, approved by {override.approvedBy} <RiskChip band={override.band} />
        </li>
      )}
      <li className={layout.row}>
        <strong>Final rating</strong> <RiskChip band={counts} />
      </li>
    </ol>
  );
}

function Categories({ categories }: { categories: Rating['categories'] }) {
  return (
    <table className={layout.table}>
      <tbody>
        {categories.map(({ category, band, score }) => (
          <tr key={category}>
            <th scope="row">{toWords(category)}</th>
            <td>
              <RiskChip band={band} />
            </td>
            <td className={layout.number}>{score.toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
