import { Link } from '@umijs/max';
import { Panel } from '@/shared/ui';
import type { OwnershipLink } from '../analysis.ts';
import layout from '../layout.module.css';

/** Third parties of the same client that are sanctioned or rated high, and the way from this one to each. */
export function LinksPanel({ links }: { links: readonly OwnershipLink[] }) {
  return (
    <Panel title="Links to high-risk third parties">
      <p className={layout.prose}>
        The same owner or principal stands behind both: known by an identifier, by name and date of birth, or
        as a true match with the same entry of a list.
      </p>
      <div className={layout.scroll}>
        <table className={layout.table}>
          <thead>
            <tr>
              <th scope="col">Third party</th>
              <th scope="col">Risk</th>
              <th scope="col">Path</th>
            </tr>
          </thead>
          <tbody>
            {links.map((link) => (
              <tr key={link.thirdParty}>
                <th scope="row">
                  <Link to={`/pages/requestanalysis?client=${link.clientId}&request=${link.requestId}`}>
                    <bdi>{link.name}</bdi>
                  </Link>
                </th>
                <td>{link.risk === 'high' ? 'Rated high' : 'Sanctioned'}</td>
                <td>
                  <ol className={layout.plainList}>
                    {link.path.map((step) => (
                      <li key={`${step.from} ${step.to}`}>
                        <bdi>{step.from}</bdi> – <bdi>{step.who}</bdi> ({step.role} here, {step.as} there;{' '}
                        {step.basis}) – <bdi>{step.to}</bdi>
                      </li>
                    ))}
                  </ol>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
