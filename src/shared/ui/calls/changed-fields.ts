type ChangedField = { name: string; mine: string; now: string };

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

const isPlainList = (value: unknown): value is unknown[] => Array.isArray(value) && value.every(isPlain);

/** Fields that both states have and that differ, except ids, at any depth; of lists the items that both know by `key` or `id`. */
export function changedFields(mine: unknown, now: unknown): ChangedField[] {
  if (!isRecord(mine) || !isRecord(now)) return [];
  return Object.entries(now)
    .filter(([name]) => !/^(id|key|client|request)$/i.test(name) && name in mine)
    .flatMap(([name, value]) => {
      const own = mine[name];
      if (isPlainList(own) && isPlainList(value))
        return changedFields({ [name]: own.join(', ') || null }, { [name]: value.join(', ') || null });
      if (Array.isArray(own) && Array.isArray(value)) return changedItems(own, value);
      if (isRecord(own) && isRecord(value)) return changedFields(own, value);
      if (!isPlain(own) || !isPlain(value) || own === value) return [];
      return [{ name, mine: String(own ?? '–'), now: String(value ?? '–') }];
    });
}

function changedItems(mine: unknown[], now: unknown[]): ChangedField[] {
  return mine.flatMap((item) => {
    const same = now.find((other) => nameOf(other) !== '' && nameOf(other) === nameOf(item));
    const title = isRecord(same) && typeof same.title === 'string' ? same.title : nameOf(item);
    return changedFields(item, same).map((field) => ({ ...field, name: `${title}, ${field.name}` }));
  });
}

const nameOf = (item: unknown) => (isRecord(item) ? String(item.key ?? item.id ?? '') : '');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
