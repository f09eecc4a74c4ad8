import { toWords } from '../../format/index.ts';

/** A stored value as people read it: one text, or the lines of a list. */
export function readable(value: unknown): string | string[] {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return /^[a-z]+(_[a-z]+)+$/.test(value) ? toWords(value) : value;
  if (Array.isArray(value)) return value.map((item) => [readable(item)].flat().join(', '));
  if (typeof value === 'object') return sayRecord(value);
  return String(value);
}

/** `Name Anil Kapoor, role director`: what is empty is not said. */
const sayRecord = (record: object) =>
  Object.entries(record)
    .filter(([key, item]) => !/(^id|Id)$/.test(key) && item !== null && item !== undefined && item !== '')
    .map(([key, item]) => `${toWords(key)}: ${[readable(item)].flat().join(', ')}`)
    .join(', ');
