import { z } from 'zod';

type Schema = z.core.$ZodType;
type Definition = { type: string } & Record<'element' | 'innerType' | 'keyType' | 'valueType', Schema> & {
    shape: Record<PropertyKey, Schema | undefined>;
    options: Schema[];
    discriminator?: string;
  };
type Parent = Record<PropertyKey, unknown> | unknown[];
/** The first part on the way to a fault that an answer can do without, and what stands in its place. */
type Cut = { path: PropertyKey[]; to: null | undefined };

/** Every try leaves out all that the one before it found. */
const TRIES = 5;

/**
 * An answer as the contract says it. Stored data that do not fit cost the smallest part that the contract can do without:
 * a field that may be missing or null, or an item of a list. `missing` names those parts: `Data.3.explanation`. Throws
 * where nothing can be left out.
 */
export function fitted(schema: Schema, answer: unknown): { answer: unknown; missing: string[] } {
  let missing: string[] = [];
  let value = answer;
  for (let tries = 0; ; tries++) {
    const { data, error } = z.core.safeEncode(schema, value as never);
    if (!error) return { answer: data, missing };
    const found = error.issues.map((issue) => cutOf(schema, value, faultOf(issue)));
    const cuts = found.filter((cut) => cut !== undefined);
    if (tries === TRIES || cuts.length < found.length) throw error;
    const outermost = cuts.filter((cut, at) => !cuts.some((other, its) => isWithin(cut, other, its < at)));
    // From the end, so that items of a list keep their place until their own turn.
    for (const cut of outermost.toReversed()) value = without(value, cut.path, cut.to);
    const names = outermost.map(({ path }) => path.map(String).join('.'));
    missing = [...missing.filter((one) => !names.some((name) => one.startsWith(`${name}.`))), ...names];
  }
}

/** Of the variants that a value does not fit, it is held against the one that it comes closest to. */
function faultOf(issue: z.core.$ZodIssue): PropertyKey[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return issue.path;
  const faults = issue.errors.map(([first]) => (first ? faultOf(first) : []));
  return [...issue.path, ...faults.reduce((closest, one) => (one.length > closest.length ? one : closest))];
}

const isWithin = ({ path }: Cut, outer: Cut, isEarlier: boolean) =>
  (outer.path.length < path.length || (outer.path.length === path.length && isEarlier)) &&
  outer.path.every((key, at) => key === path[at]);

function cutOf(schema: Schema, value: unknown, path: readonly PropertyKey[], depth = 0): Cut | undefined {
  const def = schema._zod.def as unknown as Definition;
  const here = path.slice(0, depth);
  const own: Cut | undefined =
    def.type === 'optional'
      ? { path: here, to: undefined }
      : def.type === 'nullable'
        ? { path: here, to: null }
        : undefined;
  if (def.innerType) return cutOf(def.innerType, value, path, depth) ?? own;
  if (def.type === 'union')
    return deepest(variantsOf(def, value).map((one) => cutOf(one, value, path, depth)));
  const key = path[depth];
  if (key === undefined || typeof value !== 'object' || value === null) return undefined;
  const part = (value as Record<PropertyKey, unknown>)[key];
  if (def.type === 'object') return def.shape[key] && cutOf(def.shape[key], part, path, depth + 1);
  const item: Cut = { path: path.slice(0, depth + 1), to: undefined };
  if (def.type === 'array') return cutOf(def.element, part, path, depth + 1) ?? item;
  if (def.type !== 'record') return undefined;
  // A record with a key for each word of a list needs all of them.
  return cutOf(def.valueType, part, path, depth + 1) ?? (def.keyType._zod.values ? undefined : item);
}

const deepest = (cuts: (Cut | undefined)[]) =>
  cuts.reduce((best, one) => ((one?.path.length ?? -1) > (best?.path.length ?? -1) ? one : best), undefined);

/** Where a field tells variants apart, the one of that kind. */
function variantsOf({ options, discriminator }: Definition, value: unknown): Schema[] {
  if (discriminator === undefined) return options;
  const kind = (value as Record<string, unknown> | null)?.[discriminator];
  return options.filter((one) => one._zod.propValues?.[discriminator]?.has(kind as never));
}

function without(value: unknown, [key, ...rest]: PropertyKey[], to: Cut['to']): unknown {
  if (key === undefined) return to;
  const copy: Parent = Array.isArray(value) ? [...value] : { ...(value as object) };
  const fields = copy as Record<PropertyKey, unknown>;
  if (rest.length > 0 || to === null) fields[key] = without(fields[key], rest, to);
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete fields[key];
  return copy;
}
