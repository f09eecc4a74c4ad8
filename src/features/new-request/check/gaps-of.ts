import { partialDateRule } from '@/shared/ui/partial-date';
import type { intakes, masterLists, requests } from '../../../../contract/index.ts';
import { type Lack, lackingFacts } from '../../../../contract/lacking-facts.ts';
import { fieldPath, stepOfField } from './step-fields.ts';

/** What keeps a step from being complete: where, and why. */
export type Gap = {
  step: number;
  /** As the server names it: `legalName`, `principals.0.name`, `files`. */
  field: string;
  reason: Lack | 'name' | 'share' | 'date' | 'documents' | 'type';
  /** How many documents are needed, or how much the shares add up to. */
  count?: number;
};

type Known = {
  /** Undefined while they load: what they require is not asked for yet. */
  types: readonly masterLists.ReportType[] | undefined;
  files: requests.RequestDetail['files'];
};

/** Everything that is missing or cannot be used, in the order of the form. */
export function gapsOf(intake: intakes.DraftIntake, known: Known): Gap[] {
  const lacks = Object.entries(lackingFacts(intake)).map(([field, reason]) => gap(field, reason));
  return [...lacks, ...unfinished(intake), ...wrongDates(intake), ...documents(intake, known)].sort(
    (a, b) => a.step - b.step || order(a) - order(b),
  );
}

const gap = (field: string, reason: Gap['reason'], count?: number): Gap => ({
  ...{ step: stepOfField(field), field, reason },
  ...(count === undefined ? {} : { count }),
});

/** Rows somebody has begun and that could not be kept: a party without a name, a holding without a share. */
function unfinished({ principals = [], ownership = [] }: intakes.DraftIntake): Gap[] {
  const nameless = principals.flatMap((row, at) => {
    const { name, role, type, ...facts } = row ?? {};
    const isBegun = Object.values(facts).some(
      (value) => value !== undefined && value !== null && value !== '',
    );
    return isBegun && !name?.trim() ? [gap(`principals.${at}.name`, 'name')] : [];
  });
  const shareless = ownership.some((edge) => edge?.owner?.trim() && typeof edge.pct !== 'number');
  return [...nameless, ...(shareless ? [gap('ownership', 'share')] : [])];
}

function wrongDates(intake: intakes.DraftIntake): Gap[] {
  const own = intake.entityType === 'individual' ? 'bornOn' : 'incorporatedOn';
  const dates: [string, string | undefined][] = [
    [own, intake[own]],
    ...(intake.principals ?? []).map((row, at): [string, string | undefined] => [
      `principals.${at}.bornOn`,
      row?.bornOn,
    ]),
  ];
  return dates.flatMap(([field, value]) =>
    value && !partialDateRule.pattern.test(value.trim()) ? [gap(field, 'date')] : [],
  );
}

function documents({ reportType }: intakes.DraftIntake, { types, files }: Known): Gap[] {
  if (!types) return [];
  const needed = types.find(({ key }) => key === reportType)?.requiredDocuments;
  if (needed === undefined) return [gap('files', 'type')];
  return files.length < needed ? [gap('files', 'documents', needed)] : [];
}

const fields = [
  'entityType',
  'legalName',
  'countryOfIncorporation',
  'nationality',
  'incorporatedOn',
  'bornOn',
  'principals',
  'ownership',
  'reportType',
  'categories',
  'relationshipType',
  'purpose',
];
const order = ({ field }: Gap) => fields.indexOf(String(fieldPath(field)[0]));
