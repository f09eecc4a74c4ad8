import { z } from 'zod';
import { COMPANY_REGISTER_EXTENSIONS, FileLimits, RequestLimits } from '../limits.ts';
import {
  actions,
  byAction,
  chosen,
  dataOf,
  freeText,
  id,
  isoTime,
  lineText,
  operation,
  requiredLine,
  uniqueArray,
} from '../operation.ts';
import { RATINGS, RELATIONSHIP_DECISIONS, ROLES } from '../words.ts';

/** A company as the imported register has it. */
export const registeredCompany = z.object({
  /** CIN, LLPIN or the number of a foreign company. */
  id: z.string(),
  name: z.string(),
  status: z.string(),
  kind: z.string(),
  /** Empty where the register gives none. */
  registeredOn: z.string(),
  state: z.string(),
});

/** The register that a result comes from, and its age. */
export const registerState = z.object({
  version: z.number().int(),
  importedAt: isoTime,
  companies: z.number().int(),
  ageDays: z.number().int(),
});
export type RegisterState = z.infer<typeof registerState>;

/** What a CIN, LLPIN or LEI states, and what the register states about it. */
export const identifierCheck = z.object({
  scheme: z.enum(['CIN', 'LLPIN', 'LEI']),
  value: z.string(),
  valid: z.boolean(),
  /** Short facts read from the number. */
  says: z.array(z.string()),
  registered: registeredCompany.nullable(),
  contradictions: z.array(z.object({ field: z.string(), text: z.string() })),
});
export type IdentifierCheck = z.infer<typeof identifierCheck>;

export const registerVersion = z.object({
  id,
  number: z.number().int(),
  status: z.enum(['importing', 'staged', 'active', 'superseded', 'failed', 'discarded']),
  importedAt: isoTime,
  importedBy: z.string(),
  activatedAt: isoTime.nullable(),
  sha256: z.string(),
  files: z.array(z.object({ name: z.string(), size: z.number() })),
  companies: z.number().int(),
  rejectedRows: z.number().int(),
  job: id.nullable(),
  error: z.string().nullable(),
});
export type RegisterVersion = z.infer<typeof registerVersion>;

export const getCompanyRegister = operation({
  method: 'GET',
  path: '/reports/v1.0/companyregister',
  title: 'Imports of the register of Indian companies; with version the rows that could not be read',
  access: ['admin'],
  modules: ['Settings'],
  request: { version: id.optional() },
  answer: z.object({
    Result: z.literal('Success'),
    /** The newest. */
    Data: z.array(registerVersion),
    /** Of all imports. */
    total: z.number().int(),
    /** The first of them; `rejectedRows` counts all. */
    rejected: z.array(z.object({ file: z.string(), line: z.number(), reason: z.string() })).optional(),
  }),
  errors: ['not_found'],
});

export const saveCompanyRegister = operation({
  method: 'POST',
  path: '/reports/v1.0/companyregister',
  title:
    'Import the company master of the Ministry of Corporate Affairs (202 with a job), activate or discard it',
  access: ['admin'],
  modules: ['Settings'],
  multipart: {
    /** The ministry gives one a state. */
    maxFiles: 40,
    maxFileBytes: FileLimits.companyRegister,
    extensions: COMPANY_REGISTER_EXTENSIONS,
  },
  request: byAction(
    {},
    {
      import: {},
      activate: { version: chosen('Choose a version.') },
      discard: { version: chosen('Choose a version.') },
    },
  ),
  answer: dataOf(z.object({ job: id.nullable(), version: id.nullable() })),
  status: 202,
  stepUp: actions('activate'),
  errors: [
    'file.not_allowed',
    'file.empty',
    'file.too_large',
    'list.unreadable',
    'not_found',
    'register.not_possible',
  ],
});

/** What is known of the company so far, while a request is written. */
const company = z.strictObject({
  identifiers: z
    .array(z.strictObject({ scheme: lineText(20), value: lineText(RequestLimits.identifier) }))
    .max(RequestLimits.identifiers),
  legalName: lineText(RequestLimits.legalName).optional(),
  countryOfIncorporation: lineText(2).optional(),
  incorporatedOn: lineText(10).optional(),
  address: freeText(RequestLimits.address).optional(),
});
export type CompanyDetails = z.infer<typeof company>;

export const mcaNearMatch = operation({
  method: 'POST',
  path: '/reports/v1.0/mcanearmatch',
  title:
    'Names against rule 8 near match: the register of companies and third parties the caller may see; CIN, LLPIN and LEI of a company checked',
  access: ROLES,
  modules: ['New Request'],
  reads: true,
  request: {
    names: uniqueArray(requiredLine(RequestLimits.legalName)).max(50),
    company: company.optional(),
  },
  answer: z.object({
    Result: z.literal('Success'),
    Data: z.array(
      z.object({
        name: z.string(),
        matches: z.array(
          z.object({
            name: z.string(),
            origin: z.string(),
            verdict: z.enum([
              'identical',
              'same_by_rule',
              'same_if_place_or_numeral_ignored',
              'similar',
              'different',
            ]),
            clauses: z.array(z.string()),
            /** Set when the caller's own organisation has assessed it already. */
            assessedAt: isoTime.nullable(),
            requestId: id.nullable(),
            /** Of a third party: its rating, and what its client decided about the relationship. */
            rating: z.enum(RATINGS).nullable(),
            relationship: z.enum(RELATIONSHIP_DECISIONS).nullable(),
            /** Of a company of the register. */
            registered: registeredCompany.nullable(),
          }),
        ),
        /** More names are similar than are listed, or resemble this one and were not compared. */
        truncated: z.boolean(),
      }),
    ),
    /** Of the company that was described. */
    identifiers: z.array(identifierCheck),
    /** Null while none was imported. */
    register: registerState.nullable(),
  }),
  errors: [],
});
