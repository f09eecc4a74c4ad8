import { Link } from '@umijs/max';
import { Reasons } from '@/shared/server-texts/reason-sentence';
import { Panel, ScrollRegion } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { OwnershipLink } from '../analysis.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';

/** Third parties of the same client that are sanctioned or rated high, and the way from this one to each. */
export function LinksPanel({ links }: { links: readonly OwnershipLink[] }) {
  const t = useTexts();
  const word = useWords();
  return (
    <Panel title={t('linksToHighRiskThirdParties')}>
      <p className={layout.prose}>{t('theSameOwnerOrPrincipalStands')}</p>
      <ScrollRegion label={t('linksToHighRiskThirdParties')}>
        <table className={`${layout.table} ${layout.broad}`}>
          <thead>
            <tr>
              <th scope="col">{t('thirdParty')}</th>
              <th scope="col">{t('risk')}</th>
              <th scope="col">{t('path')}</th>
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
                <td>{link.risk === 'high' ? t('ratedHigh') : t('sanctioned')}</td>
                <td>
                  <ol className={layout.plainList}>
                    {link.path.map((step) => (
                      <li key={`${step.from} ${step.to}`}>
                        {t.rich('fromWhoRoleHereAsThere', {
                          from: <bdi>{step.from}</bdi>,
                          who: <bdi>{step.who}</bdi>,
                          role: word(step.role).toLowerCase(),
                          as: word(step.as).toLowerCase(),
                          basis: <Reasons reasons={step.reasons} english={step.basis} />,
                          to: <bdi>{step.to}</bdi>,
                        })}
                      </li>
                    ))}
                  </ol>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Panel>
  );
}
