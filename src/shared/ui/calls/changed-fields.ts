export type ChangedField = { name: string; mine: string; now: string };

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Plain fields that both states have and that differ, except ids and versions. */
export function changedFields(mine: unknown, now: unknown): ChangedField[] {
  if (!isRecord(mine) || !isRecord(now)) return [];
  return Object.entries(now)
    .filter(
      ([name, value]) =>
        !/^(id|client|request)$/i.test(name) && isPlain(value) && name in mine && isPlain(mine[name]),
    )
    .filter(([name, value]) => mine[name] !== value)
    .map(([name, value]) => ({ name, mine: String(mine[name] ?? '–'), now: String(value ?? '–') }));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
