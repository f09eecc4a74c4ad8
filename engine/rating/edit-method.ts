import { methodFields } from './method-fields.ts';
import type { Band } from './rating-input.ts';
import type { FloorRule, RatingMethod, Row } from './rating-method.ts';

/** Changes of a method: numbers by the paths of its fields, bands by the rules of its floors. */
export type MethodChange = {
  values?: Readonly<Record<string, number>>;
  floors?: Readonly<Record<string, Band>>;
};

type Values = ReadonlyMap<string, number>;

const rows = <One extends Row>(group: string, all: readonly One[], values: Values): One[] =>
  all.map((row) => ({ ...row, value: values.get(`${group}.${row.key}`) ?? row.value }));

const numbers = <Record extends object>(group: string, all: Record, values: Values): Record =>
  Object.fromEntries(
    Object.entries(all).map(([key, value]) => [key, values.get(`${group}.${key}`) ?? value]),
  ) as Record;

/** The method with some of its numbers and floors changed; a path or rule that it has not is no part of it. */
export function editMethod(method: RatingMethod, { values = {}, floors = {} }: MethodChange): RatingMethod {
  const given = new Map(Object.entries(values));
  const one = (path: string, before: number) => given.get(path) ?? before;
  return {
    ...method,
    weights: rows('weights', method.weights, given),
    bands: numbers('bands', method.bands, given),
    country: numbers('country', method.country, given),
    industries: rows('industries', method.industries, given),
    relationships: rows('relationships', method.relationships, given),
    governmentUplift: one('governmentUplift', method.governmentUplift),
    ownership: numbers('ownership', method.ownership, given),
    ages: rows('ages', method.ages, given),
    unknown: one('unknown', method.unknown),
    severity: numbers('severity', method.severity, given),
    credibility: numbers('credibility', method.credibility, given),
    role: numbers('role', method.role, given),
    ...(method.stage ? { stage: numbers('stage', method.stage, given) } : {}),
    halfLifeYears: one('halfLifeYears', method.halfLifeYears),
    floors: {
      ...numbers('terms', method.floors, given),
      rules: method.floors.rules.map((floor) => ({
        ...floor,
        band: new Map(Object.entries(floors)).get(floor.rule) ?? floor.band,
      })),
    },
    conditions: rows('conditions', method.conditions, given),
  };
}

/** What in a change names nothing of the method, or is no such number: a sentence by path. */
export function changeProblems(method: RatingMethod, { values = {}, floors = {} }: MethodChange) {
  const known = new Set(methodFields(method).map(({ path }) => path));
  const rules = new Set<FloorRule | string>(method.floors.rules.map(({ rule }) => rule));
  return Object.fromEntries([
    ...Object.keys(values)
      .filter((path) => !known.has(path))
      .map((path) => [path, 'The method has no such number.']),
    ...Object.keys(floors)
      .filter((rule) => !rules.has(rule))
      .map((rule) => [`floors.${rule}`, 'The method has no such floor.']),
  ]) as Record<string, string>;
}
