import { formatNumber, plural, toWords } from '@/shared/format';
import { TimeText } from '@/shared/ui';
import type { ReportData } from '../analysis.ts';
import layout from '../layout.module.css';
import { dispositionWord, percent } from '../matches/match-words.ts';
import { NotCompared } from '../matches/not-compared.tsx';

/** What was screened against which lists, and what became of every match. */
export function SealedMatches({ report }: { report: ReportData }) {
  const { matches, screening } = report;
  return (
    <section>
      <h3>Screening</h3>
      <p className={layout.prose}>
        {plural(screening.names.length, 'name')} screened <TimeText at={screening.at} form="time" /> against{' '}
        {screening.lists
          .map(
            ({ watchlist, version, entries }) =>
              `${watchlist} (version ${version}, ${formatNumber(entries)} entries)`,
          )
          .join(', ')}
        . {matches.length === 0 && 'No match.'}
      </p>
      {screening.notCompared && <NotCompared names={screening.notCompared} />}
      {matches.length > 0 && (
        <div className={layout.scroll}>
          <table className={layout.table}>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Listed as</th>
                <th scope="col">List</th>
                <th scope="col" className={layout.number}>
                  Similarity
                </th>
                <th scope="col">Decision</th>
              </tr>
            </thead>
            <tbody>
              {matches.map((match) => (
                <tr key={`${match.subject} ${match.listedName} ${match.watchlist}`}>
                  <th scope="row">
                    <bdi>{match.subject}</bdi>
                  </th>
                  <td>
                    <bdi>{match.listedName}</bdi>
                  </td>
                  <td>{match.watchlist}</td>
                  <td className={layout.number}>{percent(match.similarity)}</td>
                  <td>
                    {dispositionWord(match.disposition)}
                    {match.reason && <span className={layout.small}> {toWords(match.reason)}</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
