import type { intakes } from '../../../../contract/index.ts';
import { gapsOf } from './gaps-of.ts';

const types = [
  {
    ...{ key: 'basic', title: 'Basic', active: true, version: 1, level: 'basic' as const, slaDays: 7 },
    ...{ requiredSections: [], requiredDocuments: 0 },
  },
  {
    ...{
      key: 'enhanced',
      title: 'Enhanced',
      active: true,
      version: 1,
      level: 'enhanced' as const,
      slaDays: 15,
    },
    ...{ requiredSections: [], requiredDocuments: 1 },
  },
];
const complete: intakes.DraftIntake = {
  ...{ legalName: 'Kaveri Mills', entityType: 'organisation', countryOfIncorporation: 'IN' },
  ...{ reportType: 'basic', categories: ['sanctions'], relationshipType: 'agent', purpose: 'Freight.' },
};
const said = (intake: intakes.DraftIntake) =>
  gapsOf(intake, { types, files: [] }).map(({ step, field, reason }) => `${step} ${field} ${reason}`);

test('a complete request lacks nothing', () => {
  expect(said(complete)).toEqual([]);
});

test('an empty form lacks something on each step, in the order of the form', () => {
  expect(said({ entityType: 'individual' })).toEqual([
    '0 legalName required',
    '0 nationality required',
    '1 reportType required',
    '1 categories choose',
    '1 relationshipType required',
    '1 purpose required',
    '2 files type',
  ]);
});

test('while the report types load, the facts are asked for already, and documents are not', () => {
  const gaps = gapsOf(
    { ...complete, legalName: '', reportType: 'enhanced' },
    { types: undefined, files: [] },
  );
  expect(gaps.map(({ field }) => field)).toEqual(['legalName']);
});

test('a report type that needs a document is not complete without one', () => {
  expect(said({ ...complete, reportType: 'enhanced' })).toEqual(['2 files documents']);
});

test('a principal with a birth date and no name, which no draft could keep, is told', () => {
  const principals = [
    { name: 'Asha', role: 'director' as const },
    { role: 'director', bornOn: '1970' },
  ];
  expect(said({ ...complete, principals: principals as never })).toEqual(['0 principals.1.name name']);
});

test('an owner without a share, and a date that cannot be read, keep a step open', () => {
  const ownership = [{ owner: 'Holding', owned: 'Kaveri Mills' }] as never;
  expect(said({ ...complete, ownership, incorporatedOn: '12.3.2009' })).toEqual([
    '0 incorporatedOn date',
    '0 ownership share',
  ]);
});

test('shares of principals that add up to more than 100 % keep the step open', () => {
  const half = { role: 'shareholder' as const, ownershipPct: 60 };
  const principals = [
    { name: 'Asha', ...half },
    { name: 'Ravi', ...half },
  ];
  expect(said({ ...complete, principals })).toEqual(['0 principals shares']);
});
