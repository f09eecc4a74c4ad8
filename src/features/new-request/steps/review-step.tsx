import { Button, Checkbox, Descriptions } from 'antd';
import type { ReactNode } from 'react';
import { comma, formatBytes, formatPartialDay, formatPercent, listText } from '@/shared/format';
import { useIndustryNames } from '@/shared/server-texts/reason-sentence';
import { Literal } from '@/shared/texts/literal';
import { useHints } from '@/shared/ui';
import { useCountryNames } from '@/shared/words/country-names';
import { useIdentifierNames, useMasterTitles, useWords } from '@/shared/words/use-words';
import { expectedDocuments, missingDocuments } from '../../../../contract/document-kinds.ts';
import { holdingsOf } from '../../../../contract/holdings.ts';
import type { intakes, requests } from '../../../../contract/index.ts';
import { guessPartyType } from '../../../../contract/party-type.ts';
import { TEXTS } from '../../../../contract/words.ts';
import { cleanIntake } from '../draft/clean-intake.ts';
import { useTexts } from '../texts/index.ts';

type Detail = requests.RequestDetail;
type ReviewStepProps = {
  intake: intakes.DraftIntake;
  files: Detail['files'];
  consent: boolean;
  onConsent: (agreed: boolean) => void;
  onEdit: (step: number) => void;
};

/** Everything once more before it goes to the firm, each part with a way back. */
export function ReviewStep({ intake: raw, files, consent, onConsent, onEdit }: ReviewStepProps) {
  const word = useWords();
  const identifierName = useIdentifierNames();
  const titleOf = useMasterTitles();
  const industryName = useIndustryNames();
  const t = useTexts();
  const intake = cleanIntake(raw);
  const types = useHints('GET /reports/v1.0/reporttypes', {});
  const risks = useHints('GET /reports/v1.0/categories', {});
  const typeOf = (key?: string) => {
    const type = types?.Data.find((one) => one.key === key);
    return type ? titleOf(type.title) : key;
  };
  const riskOf = (key: string) => {
    const risk = risks?.Data.find((one) => one.key === key);
    return risk ? titleOf(risk.title) : word(key);
  };
  const isPerson = intake.entityType === 'individual';
  const began = isPerson ? 'bornOn' : 'incorporatedOn';
  // What the rating counts as unknown is named, so that nobody leaves it out unawares.
  const rated = (value: string | undefined) => value ?? t('notStatedCountsAsUnknown');
  const countries = useCountryNames();
  const names = (list?: readonly string[]) => list && listText(list, t.language);
  const words = (key?: string) => key && word(key);
  const level = types?.Data.find(({ key }) => key === intake.reportType)?.level;
  const missing = missingDocuments(expectedDocuments(intake.entityType, level), files);
  return (
    <>
      <Part title={t('entity')} onEdit={() => onEdit(0)}>
        {facts({
          [word('entityType')]: words(intake.entityType),
          [word('legalName')]: intake.legalName,
          [word('nativeName')]: intake.nativeName,
          [word('aliases')]: names(intake.aliases),
          [word('formerNames')]: names(intake.formerNames),
          [word('country')]: countries.nameOf(isPerson ? intake.nationality : intake.countryOfIncorporation),
          [word('countriesOfOperation')]: countries.list(intake.countriesOfOperation),
          [word(intake.entityType === 'vessel' ? 'builtOn' : began)]: rated(
            intake[began] && formatPartialDay(intake[began]),
          ),
          [word('registrationIds')]: names(
            intake.registrationIds?.map(({ scheme, value }) => `${identifierName(scheme)} ${value}`),
          ),
          [word('address')]: intake.address,
          [word('website')]: intake.website,
          [word('principals')]: names(
            intake.principals?.map(
              ({ name, role, type, ownershipPct }) =>
                `${name} (${listText([word(role), type ? word(type) : t('guessGuessed', { guess: word(guessPartyType(name, role)) }), ...(ownershipPct === undefined ? [] : [formatPercent(ownershipPct)])], t.language)})`,
            ),
          ),
          ...(isPerson
            ? {}
            : {
                [word('ownership')]: rated(
                  names(
                    holdingsOf(intake).map(({ owner, owned, pct }) =>
                      t('ownerHoldsPctOfOwned', { owner, pct, owned }),
                    ),
                  ) || undefined,
                ),
              }),
        })}
      </Part>
      <Part title={t('scope')} onEdit={() => onEdit(1)}>
        {facts({
          [word('reportType')]: typeOf(intake.reportType),
          [word('categories')]: names(intake.categories?.map(riskOf)),
          [word('relationshipType')]: words(intake.relationshipType),
          [word('industry')]: rated(intake.industry && industryName(intake.industry)),
          [word('purpose')]: intake.purpose,
          [word('governmentTouchpoints')]: intake.governmentTouchpoints,
          [word('lookbackYears')]: intake.lookbackYears,
          [word('priority')]: words(intake.priority),
          [word('subjectAware')]: t(intake.subjectAware ? 'yes' : 'no'),
        })}
      </Part>
      <Part title={t('documents')} onEdit={() => onEdit(2)}>
        {files.length > 0 ? (
          <ul>
            {files.map((file) => (
              <li key={file.id}>
                <bdi>{file.name}</bdi>
                {comma(t.language)}
                {listText([...(file.kind ? [word(file.kind)] : []), formatBytes(file.size)], t.language)}
              </li>
            ))}
          </ul>
        ) : (
          <p>{t('noDocuments')}</p>
        )}
        {missing.length > 0 && (
          <p>{t('usefulDocumentsMissing', { documents: listText(missing.map(word), t.language) })}</p>
        )}
      </Part>
      <p>
        <Checkbox checked={consent} onChange={(event) => onConsent(event.target.checked)}>
          <Literal>{TEXTS.consent}</Literal>
        </Checkbox>
      </p>
    </>
  );
}

function Part({ title, onEdit, children }: { title: string; onEdit: () => void; children: ReactNode }) {
  const t = useTexts();
  return (
    <section>
      <h2 style={{ fontSize: 16, display: 'flex', gap: 12, alignItems: 'center' }}>
        {title}
        <Button size="small" onClick={onEdit} aria-label={t('editTitle', { title })}>
          {t('edit')}
        </Button>
      </h2>
      {children}
    </section>
  );
}

const facts = (entries: Record<string, string | number | undefined>) => (
  <Descriptions
    size="small"
    bordered
    column={{ xs: 1, lg: 2 }}
    items={Object.entries(entries)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([label, children]) => ({ key: label, label, children: <span dir="auto">{children}</span> }))}
  />
);
