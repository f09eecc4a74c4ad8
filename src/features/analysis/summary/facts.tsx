import { toWords } from '@/shared/format';
import { FactList, TimeText, useCall } from '@/shared/ui';
import { partyTypeWords } from '../../../../contract/party-type.ts';
import type { RequestDetail } from '../analysis.ts';
import { useCountryNames } from '../country-names.ts';

/** Everything the intake says, empty answers left out. */
export function Facts({ request }: { request: RequestDetail }) {
  const { intake } = request;
  const { nameOf, list } = useCountryNames();
  const types = useCall('GET /reports/v1.0/reporttypes', {}, { quiet: true });
  const reportType = types.data?.Data.find(({ key }) => key === intake.reportType)?.title;
  const lines = (values: readonly string[] | undefined) => values?.join('\n');
  return (
    <FactList
      facts={[
        ['Legal name', intake.legalName],
        ['In its own script', intake.nativeName],
        ['Also known as', lines(intake.aliases)],
        ['Formerly', lines(intake.formerNames)],
        ['Type', toWords(request.entityType)],
        [intake.entityType === 'vessel' ? 'Flag' : 'Incorporated in', nameOf(intake.countryOfIncorporation)],
        ['Nationality', nameOf(intake.nationality)],
        ['Operates in', list(intake.countriesOfOperation)],
        ['Incorporated', intake.incorporatedOn],
        ['Born', intake.bornOn],
        ['Gender', intake.gender && toWords(intake.gender)],
        [
          'Identifiers',
          lines(
            intake.registrationIds?.map(({ scheme, value, country }) =>
              [scheme, value, country && `(${nameOf(country)})`].filter(Boolean).join(' '),
            ),
          ),
        ],
        ['Address', intake.address],
        ['Website', intake.website],
        ['Industry', intake.industry && toWords(intake.industry)],
        ['Relationship', intake.relationshipType && toWords(intake.relationshipType)],
        ['Purpose', intake.purpose],
        ['Dealings with authorities', intake.governmentTouchpoints],
        [
          'Principals',
          lines(
            intake.principals?.map(({ name, role, type, bornOn, nationality, ownershipPct }) =>
              [
                name,
                toWords(role).toLowerCase(),
                partyTypeWords(name, type, role),
                bornOn && `born ${bornOn}`,
                nameOf(nationality),
                ownershipPct !== undefined && `${ownershipPct} %`,
              ]
                .filter(Boolean)
                .join(', '),
            ),
          ),
        ],
        ['Report', reportType ?? (intake.reportType && toWords(intake.reportType))],
        ['Risks to assess', intake.categories?.map(toWords).join(', ')],
        ['Look-back period', intake.lookbackYears && `${intake.lookbackYears} years`],
        ['Priority', intake.priority && toWords(intake.priority)],
        [
          'Third party informed',
          intake.subjectAware === undefined
            ? ''
            : intake.subjectAware
              ? 'The third party has been informed of this assessment'
              : 'The third party does not know of this assessment',
        ],
        ['Submitted', request.submittedAt && <TimeText key="at" at={request.submittedAt} form="time" />],
        ['Consent', request.consent && <TimeText key="consent" at={request.consent.at} form="time" />],
      ]}
    />
  );
}
