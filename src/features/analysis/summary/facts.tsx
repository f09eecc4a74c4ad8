import { formatPartialDay, formatPercent, listText } from '@/shared/format';
import { useIndustryNames } from '@/shared/server-texts/reason-sentence';
import { directionOf } from '@/shared/texts/direction-of';
import { FactList, TimeText, useHints } from '@/shared/ui';
import { useCountryNames } from '@/shared/words/country-names';
import { useIdentifierNames, useMasterTitles, useWords } from '@/shared/words/use-words';
import { guessPartyType, type PartyType } from '../../../../contract/party-type.ts';
import type { RequestDetail } from '../analysis.ts';
import { useTexts } from '../texts/index.ts';

/** Everything the intake says, empty answers left out. */
export function Facts({ request }: { request: RequestDetail }) {
  const word = useWords();
  const industryName = useIndustryNames();
  const t = useTexts();
  const { intake } = request;
  const { nameOf, list } = useCountryNames();
  const types = useHints('GET /reports/v1.0/reporttypes', {});
  const titleOf = useMasterTitles();
  const identifierName = useIdentifierNames();
  const reportType = types?.Data.find(({ key }) => key === intake.reportType);
  const lines = (values: readonly string[] | undefined) => values?.join('\n');
  const partyType = (stated: PartyType | undefined, guess: PartyType) => {
    if ((stated ?? guess) === 'unknown') return t('typeUnknown');
    return stated ? word(stated).toLowerCase() : t('guessGuessed', { guess: word(guess).toLowerCase() });
  };
  return (
    <FactList
      facts={[
        [word('legalName'), intake.legalName],
        [word('nativeName'), intake.nativeName],
        [word('aliases'), lines(intake.aliases)],
        [word('formerNames'), lines(intake.formerNames)],
        [t('type'), word(request.entityType)],
        [
          intake.entityType === 'vessel' ? word('flag') : word('countryOfIncorporation'),
          nameOf(intake.countryOfIncorporation),
        ],
        [word('nationality'), nameOf(intake.nationality)],
        [word('countriesOfOperation'), list(intake.countriesOfOperation)],
        [word('incorporatedOn'), intake.incorporatedOn && formatPartialDay(intake.incorporatedOn)],
        [t('born'), intake.bornOn && formatPartialDay(intake.bornOn)],
        [word('gender'), intake.gender && word(intake.gender)],
        [
          t('identifiers'),
          lines(
            intake.registrationIds?.map(({ scheme, value, country }) =>
              [identifierName(scheme), value, country && `(${nameOf(country)})`].filter(Boolean).join(' '),
            ),
          ),
        ],
        [word('address'), intake.address],
        [word('website'), intake.website],
        [word('industry'), intake.industry && industryName(intake.industry)],
        [word('relationshipType'), intake.relationshipType && word(intake.relationshipType)],
        [word('purpose'), intake.purpose],
        [word('governmentTouchpoints'), intake.governmentTouchpoints],
        [
          word('principals'),
          intake.principals !== undefined &&
            intake.principals.length > 0 &&
            intake.principals.map(({ name, role, type, bornOn, nationality, ownershipPct }) => (
              // In the direction of its words, whatever script the name has that it begins with.
              <div key={`${name} ${role} ${ownershipPct}`} dir={directionOf(t.language)}>
                {listText(
                  [
                    `\u2068${name}\u2069`,
                    word(role).toLowerCase(),
                    partyType(type, guessPartyType(name, role)),
                    bornOn ? t('bornBornOn', { bornOn: formatPartialDay(bornOn) }) : '',
                    nameOf(nationality),
                    ownershipPct === undefined ? '' : formatPercent(ownershipPct).replace(' ', '\u00a0'),
                  ].filter(Boolean),
                  t.language,
                )}
              </div>
            )),
        ],
        [t('report'), reportType ? titleOf(reportType.title) : intake.reportType && word(intake.reportType)],
        [word('categories'), intake.categories && listText(intake.categories.map(word), t.language)],
        [
          t('lookBackPeriod'),
          intake.lookbackYears && t('lookbackYearsYears', { lookbackYears: intake.lookbackYears }),
        ],
        [word('priority'), intake.priority && word(intake.priority)],
        [
          word('subjectAware'),
          intake.subjectAware === undefined
            ? ''
            : intake.subjectAware
              ? t('theThirdPartyHasBeenInformed')
              : t('theThirdPartyDoesNotKnow'),
        ],
        [t('submittedOn'), request.submittedAt && <TimeText key="at" at={request.submittedAt} form="time" />],
        [t('consent'), request.consent && <TimeText key="consent" at={request.consent.at} form="time" />],
      ]}
    />
  );
}
