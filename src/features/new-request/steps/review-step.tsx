import { Button, Checkbox, Descriptions } from 'antd';
import type { ReactNode } from 'react';
import { formatBytes, toWords } from '@/shared/format';
import { useCall } from '@/shared/ui';
import type { intakes, requests } from '../../../../contract/index.ts';
import { partyTypeWords } from '../../../../contract/party-type.ts';
import { TEXTS } from '../../../../contract/words.ts';
import { cleanIntake } from '../draft/clean-intake.ts';

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
  const intake = cleanIntake(raw);
  const types = useCall('GET /reports/v1.0/reporttypes', {}, { quiet: true });
  const titleOf = (key?: string) => types.data?.Data.find((type) => type.key === key)?.title ?? key;
  const names = (list?: readonly string[]) => list?.join(', ');
  const words = (key?: string) => key && toWords(key);
  return (
    <>
      <Part title="Entity" onEdit={() => onEdit(0)}>
        {facts({
          Type: words(intake.entityType),
          Name: intake.legalName,
          'Name in its own script': intake.nativeName,
          'Also known as': names(intake.aliases),
          Formerly: names(intake.formerNames),
          Country: intake.countryOfIncorporation ?? intake.nationality,
          'Countries of operation': names(intake.countriesOfOperation),
          Date: intake.incorporatedOn ?? intake.bornOn,
          Identifiers: names(intake.registrationIds?.map(({ scheme, value }) => `${scheme} ${value}`)),
          Address: intake.address,
          Website: intake.website,
          Principals: names(
            intake.principals?.map(
              ({ name, role, type, ownershipPct }) =>
                `${name} (${toWords(role)}, ${partyTypeWords(name, type, role)}${ownershipPct === undefined ? '' : `, ${ownershipPct} %`})`,
            ),
          ),
          Ownership: names(
            intake.ownership?.map(({ owner, owned, pct }) => `${owner} holds ${pct} % of ${owned}`),
          ),
        })}
      </Part>
      <Part title="Scope" onEdit={() => onEdit(1)}>
        {facts({
          'Report type': titleOf(intake.reportType),
          Risks: names(intake.categories?.map(toWords)),
          Relationship: words(intake.relationshipType),
          Industry: words(intake.industry),
          Purpose: intake.purpose,
          'Dealings with authorities': intake.governmentTouchpoints,
          'Look-back period (years)': intake.lookbackYears,
          Priority: words(intake.priority),
        })}
      </Part>
      <Part title="Documents" onEdit={() => onEdit(2)}>
        {files.length > 0 ? (
          <ul>
            {files.map((file) => (
              <li key={file.id}>{`${file.name}, ${formatBytes(file.size)}`}</li>
            ))}
          </ul>
        ) : (
          <p>No document.</p>
        )}
      </Part>
      <p>
        <Checkbox checked={consent} onChange={(event) => onConsent(event.target.checked)}>
          {TEXTS.consent}
        </Checkbox>
      </p>
    </>
  );
}

function Part({ title, onEdit, children }: { title: string; onEdit: () => void; children: ReactNode }) {
  return (
    <section>
      <h2 style={{ fontSize: 16, display: 'flex', gap: 12, alignItems: 'center' }}>
        {title}
        <Button size="small" onClick={onEdit} aria-label={`Edit ${title}`}>
          Edit
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
