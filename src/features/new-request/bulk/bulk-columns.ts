import { partialDateRule } from '@/shared/ui/partial-date';
import type { intakes } from '../../../../contract/index.ts';
import { RequestLimits } from '../../../../contract/limits.ts';
import {
  ENTITY_TYPES,
  IDENTIFIER_SCHEMES,
  PRINCIPAL_ROLES,
  PRIORITIES,
  RELATIONSHIP_TYPES,
} from '../../../../contract/words.ts';

type Intake = intakes.DraftIntake;

/** Refuses a cell in a sentence. */
export class WrongCell extends Error {}

/** The words of the master lists, in small letters, and the keys they stand for. */
export type KnownWords = { reportTypes: Map<string, string>; categories: Map<string, string> };

type BulkColumn = {
  title: string;
  required?: true;
  example: string;
  /** The fields of the intake that it fills, by which the server speaks of it. */
  fields: (keyof Intake)[];
  read(text: string, row: { type: string; known: KnownWords }): Partial<Intake>;
};

const list = (text: string) =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
const asKey = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_');
const asWords = (keys: readonly string[]) => keys.map((key) => key.replaceAll('_', ' ')).join(', ');

function oneOf<Key extends string>(keys: readonly Key[], text: string): Key {
  const key = keys.find((candidate) => asKey(candidate) === asKey(text));
  if (!key) throw new WrongCell(`Use one of: ${asWords(keys)}.`);
  return key;
}

function countryCode(text: string): string {
  if (!/^[a-z]{2}$/i.test(text)) throw new WrongCell('Use a two-letter country code such as IN.');
  return text.toUpperCase();
}

function numberIn(text: string, least: number, most: number): number {
  const value = Number(text.replace('%', ''));
  if (!Number.isFinite(value) || value < least || value > most)
    throw new WrongCell(`Use a number from ${least} to ${most}.`);
  return value;
}

function partialDate(text: string): string {
  if (!partialDateRule.pattern.test(text)) throw new WrongCell(partialDateRule.message);
  return text;
}

/** `LEI 529900T8BM49AURSDO55` */
function identifier(text: string) {
  const [scheme = '', ...rest] = text.split(/\s+/);
  if (rest.length === 0) throw new WrongCell('Write the scheme, a space and the number, such as LEI 5299….');
  return { scheme: oneOf(IDENTIFIER_SCHEMES, scheme), value: rest.join(' ') };
}

/** `Nandini Holdings | shareholder | 60` */
function principal(text: string) {
  const [name = '', role = 'other', share, ...rest] = text.split('|').map((part) => part.trim());
  if (rest.length > 0)
    throw new WrongCell(
      'Use only a name, a role and a share, such as Nandini Holdings | shareholder | 60. Put a semicolon between principals.',
    );
  return {
    name,
    role: oneOf(PRINCIPAL_ROLES, role),
    ...(share && { ownershipPct: numberIn(share, 0, 100) }),
  };
}

/** The columns of the file, in the order of the template. */
export const bulkColumns: BulkColumn[] = [
  {
    title: 'Legal name',
    required: true,
    example: 'Kaveri Textiles Private Limited',
    fields: ['legalName'],
    read: (legalName) => ({ legalName }),
  },
  {
    title: 'Type',
    required: true,
    example: 'organisation',
    fields: ['entityType'],
    read: (text) => ({ entityType: oneOf(ENTITY_TYPES, text) }),
  },
  {
    title: 'Country',
    required: true,
    example: 'IN',
    fields: ['countryOfIncorporation', 'nationality'],
    read: (text, { type }) =>
      type === 'individual'
        ? { nationality: countryCode(text) }
        : { countryOfIncorporation: countryCode(text) },
  },
  {
    title: 'Report type',
    required: true,
    example: 'Standard due diligence',
    fields: ['reportType'],
    read: (text, { known }) => ({ reportType: known.reportTypes.get(text.toLowerCase()) ?? asKey(text) }),
  },
  {
    title: 'Risks',
    required: true,
    example: 'Sanctions; Legal',
    fields: ['categories'],
    read: (text, { known }) => ({
      categories: list(text).map((word) => known.categories.get(word.toLowerCase()) ?? asKey(word)),
    }),
  },
  {
    title: 'Relationship',
    required: true,
    example: 'supplier',
    fields: ['relationshipType'],
    read: (text) => ({ relationshipType: oneOf(RELATIONSHIP_TYPES, text) }),
  },
  {
    title: 'Purpose',
    required: true,
    example: 'Supplies cotton yarn to the mill in Erode.',
    fields: ['purpose'],
    read: (purpose) => ({ purpose }),
  },
  {
    title: 'Also known as',
    example: 'Kaveri Tex; KTPL',
    fields: ['aliases'],
    read: (text) => ({ aliases: list(text) }),
  },
  {
    title: 'Name in its own script',
    example: 'कावेरी टेक्सटाइल्स',
    fields: ['nativeName'],
    read: (nativeName) => ({ nativeName }),
  },
  {
    title: 'Identifiers',
    example: 'PAN AABCK1234F; VAT 33AABCK1234F1Z5',
    fields: ['registrationIds'],
    read: (text) => ({ registrationIds: list(text).map(identifier) }),
  },
  {
    title: 'Date of birth or incorporation',
    example: '1998-04',
    fields: ['bornOn', 'incorporatedOn'],
    read: (text, { type }) =>
      type === 'individual' ? { bornOn: partialDate(text) } : { incorporatedOn: partialDate(text) },
  },
  {
    title: 'Address',
    example: '12 Mill Road, Erode 638001',
    fields: ['address'],
    read: (address) => ({ address }),
  },
  {
    title: 'Website',
    example: 'https://kaveri.example',
    fields: ['website'],
    read: (website) => ({ website }),
  },
  {
    title: 'Principals',
    example: 'Asha Rao | director; Nandini Holdings | shareholder | 60',
    fields: ['principals'],
    read: (text) => ({ principals: list(text).map(principal) }),
  },
  {
    title: 'Look-back period (years)',
    example: '5',
    fields: ['lookbackYears'],
    read: (text) => ({ lookbackYears: numberIn(text, 1, RequestLimits.lookbackYearsMax) }),
  },
  {
    title: 'Priority',
    example: 'normal',
    fields: ['priority'],
    read: (text) => ({ priority: oneOf(PRIORITIES, text) }),
  },
];

const titleOf = new Map(bulkColumns.flatMap(({ title, fields }) => fields.map((field) => [field, title])));

/** The column of a field as the server names it, such as `principals.0.name`. */
export const columnOfField = (path: string) => titleOf.get(path.split('.')[0] as keyof Intake) ?? 'Row';
