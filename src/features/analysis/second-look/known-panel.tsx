import { formatShare, plural } from '@/shared/format';
import { Panel } from '@/shared/ui';
import layout from '../layout.module.css';
import type { Known } from './looks.ts';

/** Who finds the answers that are known; the people themselves are not told. */
export function KnownPanel({ known }: { known: Known }) {
  const { available, people } = known;
  return (
    <Panel title="Known answers">
      <p className={layout.prose}>
        {plural(available, 'match', 'matches')} of released reports {available === 1 ? 'has' : 'have'} an
        answer that two people gave independently or an allocator settled. Questions are made of them; their
        answers touch no case.
      </p>
      {people.length > 0 && (
        <table className={layout.table}>
          <thead>
            <tr>
              <th scope="col">Person</th>
              <th scope="col" className={layout.number}>
                Right
              </th>
              <th scope="col" className={layout.number}>
                Share
              </th>
            </tr>
          </thead>
          <tbody>
            {people.map(({ id, name, answered, right }) => (
              <tr key={id}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td className={layout.number}>
                  {right} of {answered}
                </td>
                <td className={layout.number}>{formatShare(right / answered)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
