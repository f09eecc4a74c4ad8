import { z } from 'zod';
import { dataOf, isoDay, lineText, operation, requiredLine, uniqueArray, version } from '../operation.ts';
import { REPORT_LEVELS, ROLES } from '../words.ts';

const change = ['not_found', 'record.stale', 'record.taken'] as const;
const key = z
  .string()
  .regex(/^[a-z][a-z0-9_]{1,40}$/, 'Use lowercase letters, digits and underscores, beginning with a letter.');

const masterRow = { key: z.string(), title: z.string(), active: z.boolean(), version };
const masterChange = { key, title: requiredLine(100), active: z.boolean(), version: version.optional() };
export const masterItem = z.object(masterRow);
export const reportType = z.object({
  ...masterRow,
  level: z.enum(REPORT_LEVELS),
  slaDays: z.number().int(),
  requiredSections: z.array(z.string()),
  requiredDocuments: z.number().int(),
});
export type ReportType = z.infer<typeof reportType>;

const master = (path: `/reports/v1.0/${string}`, title: string) => ({
  get: operation({
    method: 'GET',
    path,
    title,
    access: ROLES,
    request: {},
    answer: z.object({ Result: z.literal('Success'), Data: z.array(masterItem), total: z.number().int() }),
    errors: [],
  }),
  save: operation({
    method: 'POST',
    path,
    title: `Create or change an entry: ${title.toLowerCase()}`,
    access: ['admin'],
    modules: ['Settings'],
    request: masterChange,
    answer: dataOf(masterItem),
    errors: change,
  }),
});
const entityTypes = master('/reports/v1.0/entitytypes', 'Entity types');
const categories = master('/reports/v1.0/categories', 'Categories of risk');
export const getEntityTypes = { ...entityTypes.get, path: '/reports/v1.0/entitytypes' as const };
export const saveEntityType = { ...entityTypes.save, path: '/reports/v1.0/entitytypes' as const };
export const getCategories = { ...categories.get, path: '/reports/v1.0/categories' as const };
export const saveCategory = { ...categories.save, path: '/reports/v1.0/categories' as const };

export const getReportTypes = operation({
  method: 'GET',
  path: '/reports/v1.0/reporttypes',
  title: 'Report types with level, days promised and required sections; the due date for one submitted now',
  access: ROLES,
  request: {},
  answer: z.object({
    Result: z.literal('Success'),
    Data: z.array(reportType.extend({ dueIfSubmittedNow: isoDay })),
    total: z.number().int(),
  }),
  errors: [],
});
export const saveReportType = operation({
  method: 'POST',
  path: '/reports/v1.0/reporttypes',
  title: 'Create or change a report type',
  access: ['admin'],
  modules: ['Settings'],
  request: {
    ...masterChange,
    level: z.enum(REPORT_LEVELS),
    slaDays: z.number().int().min(1).max(90),
    requiredSections: uniqueArray(lineText(60)).max(40),
    requiredDocuments: z.number().int().min(0).max(20),
  },
  answer: dataOf(reportType),
  errors: change,
});

export const countryRow = z.object({
  code: z.string(),
  name: z.string(),
  cpi: z.number().nullable(),
  fatf: z.enum(['call_for_action', 'increased_monitoring', 'none']),
});
export const getCountries = operation({
  method: 'GET',
  path: '/reports/v1.0/countries',
  title:
    'Countries with their corruption perceptions score (0–100, 100 = clean) and FATF status, with source and date',
  access: ROLES,
  request: {},
  answer: z.object({
    Result: z.literal('Success'),
    Data: z.array(countryRow),
    total: z.number().int(),
    sources: z.array(z.object({ name: z.string(), asOf: z.string() })),
  }),
  errors: [],
});
