import { type ScimOperation, scimUrns } from '../../../contract/security/scim.ts';
import { attributeName, canonical, isObject, partName } from './attribute-names.ts';
import { refuse } from './scim-refusal.ts';

type Resource = Record<string, unknown>;
type Target = { attribute: string; where?: { part: string; equals: unknown }; part?: string };
type Op = ScimOperation['op'];

const several = ['emails', 'roles'];
const objects = ['name', scimUrns.enterprise];
const simple = ['userName', 'displayName', 'externalId', 'active', 'userType'];

/** The resource after all operations (RFC 7644 §3.5.2): one that cannot be done refuses them all. */
export function patched(resource: Resource, operations: readonly ScimOperation[]): Resource {
  const copy = structuredClone(resource);
  for (const { op, path, value } of operations) {
    if (path !== undefined) change(copy, op, targetOf(path), value);
    else {
      if (op === 'remove') throw refuse('noTarget', 'Say by `path` what to remove.');
      if (!isObject(value)) throw refuse('invalidSyntax', 'Without `path` the `value` is an object.');
      for (const [name, part] of Object.entries(value)) change(copy, op, targetOf(name), part);
    }
  }
  return copy;
}

const form =
  /^([a-z][\w$-]*)(?:\[\s*([a-z]+)\s+eq\s+("(?:[^"\\]|\\.)*"|true|false)\s*\])?(?:\.([a-z$][\w$-]*))?$/i;

function targetOf(path: string): Target {
  const wrong = () =>
    refuse('invalidPath', `${path.slice(0, 100)} is no attribute that can be changed here.`);
  const plain = path.trim();
  if (plain.toLowerCase().startsWith(scimUrns.enterprise.toLowerCase())) {
    const rest = plain.slice(scimUrns.enterprise.length);
    const part = rest === '' ? undefined : partName(scimUrns.enterprise, rest.slice(1));
    if (rest !== '' && (!/^[:.]/.test(rest) || !part)) throw wrong();
    return { attribute: scimUrns.enterprise, ...(part ? { part } : {}) };
  }
  const core = `${scimUrns.user.toLowerCase()}:`;
  const [, name, by, literal, sub] =
    form.exec(plain.toLowerCase().startsWith(core) ? plain.slice(core.length) : plain) ?? [];
  const attribute = name && attributeName(name);
  if (!attribute) throw wrong();
  if (!isOurs(attribute)) return { attribute };
  const part = sub && partName(attribute, sub);
  const key = by && partName(attribute, by);
  if ((sub && !part) || (by && (!key || !several.includes(attribute)))) throw wrong();
  const where = key && literal ? { part: key, equals: readLiteral(literal) } : undefined;
  return { attribute, ...(where ? { where } : {}), ...(part ? { part } : {}) };
}

function readLiteral(literal: string): unknown {
  try {
    return JSON.parse(literal.startsWith('"') ? literal : literal.toLowerCase());
  } catch {
    throw refuse('invalidPath', 'The value in the path cannot be read.');
  }
}

const isOurs = (attribute: string) => [...several, ...objects, ...simple].includes(attribute);

function change(resource: Resource, op: Op, target: Target, value: unknown) {
  const { attribute } = target;
  // Taken and left alone, as at creation.
  if (!isOurs(attribute)) return;
  if (several.includes(attribute)) resource[attribute] = changedList(resource[attribute], op, target, value);
  else if (target.part) changePart(resource, attribute, op, target.part, value);
  else if (op === 'remove') delete resource[attribute];
  else if (objects.includes(attribute) && isObject(value))
    resource[attribute] = {
      ...asObject(resource[attribute]),
      ...asObject(canonical({ [attribute]: value })[attribute]),
    };
  else resource[attribute] = value;
}

const asObject = (value: unknown) => (isObject(value) ? value : {});

function changePart(resource: Resource, attribute: string, op: Op, part: string, value: unknown) {
  const object: Resource = { ...asObject(resource[attribute]) };
  if (op === 'remove') delete object[part];
  else object[part] = value;
  resource[attribute] = object;
}

function changedList(known: unknown, op: Op, { attribute, where, part }: Target, value: unknown): unknown[] {
  const list = (Array.isArray(known) ? known : []).filter(isObject);
  if (!where && !part) return wholeList(list, op, attribute, value);
  const fits = (item: Resource) => !where || same(item[where.part], where.equals);
  if (op === 'remove')
    return part
      ? list.map((item) => (fits(item) ? without(item, part) : item))
      : list.filter((item) => !fits(item));
  const next = part ? { [part]: value } : asObject(value);
  if (list.some(fits)) return list.map((item) => (fits(item) ? { ...item, ...next } : item));
  if (op === 'replace') throw refuse('noTarget', `None of the ${attribute} is the one in the path.`);
  return [...list, { ...(where ? { [where.part]: where.equals } : {}), ...next }];
}

/** A person has one role here, so a role that is added takes the place of the one before. */
function wholeList(list: Resource[], op: Op, attribute: string, value: unknown): unknown[] {
  if (op === 'remove') return [];
  const given = canonical({ [attribute]: Array.isArray(value) ? value : [value] })[attribute] as unknown[];
  if (op === 'replace' || attribute === 'roles') return given;
  const takesOver = given.some((item) => isObject(item) && item.primary === true);
  return [...(takesOver ? list.map((item) => ({ ...item, primary: false })) : list), ...given];
}

const same = (one: unknown, other: unknown) =>
  typeof one === 'string' && typeof other === 'string'
    ? one.toLowerCase() === other.toLowerCase()
    : one === other;

const without = (item: Resource, part: string) =>
  Object.fromEntries(Object.entries(item).filter(([name]) => name !== part));
