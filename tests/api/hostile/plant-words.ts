import { z } from 'zod';
import { operations } from '../../../contract/index.ts';
import type { TestApp } from '../../support/servers/test-app.ts';

type Schema = z.core.$ZodType;

/** Every word that some answer of the contract takes from a list of words, or tells its kinds by. */
export function wordsOfAnswers(): string[] {
  const words = new Set<string>();
  const seen = new Set<Schema>();
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) for (const one of part) visit(one);
    if (!(part instanceof z.core.$ZodType) || seen.has(part)) return;
    seen.add(part);
    const def = part._zod.def as unknown as Record<string, unknown>;
    if (def.type === 'enum') for (const word of Object.values(def.entries as object)) words.add(word);
    if (typeof def.discriminator === 'string')
      for (const { shape } of def.options as z.ZodObject[])
        for (const kind of (shape[def.discriminator] as Schema)._zod.values ?? []) words.add(String(kind));
    for (const inner of [...Object.values(def), ...Object.values((def.shape as object | undefined) ?? {})])
      visit(inner);
  };
  for (const { answer } of Object.values(operations)) visit(answer);
  return [...words];
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

type Column = { table: string; column: string; type: string };

/** Columns of texts, lists of texts and JSON, of all tables of ours. */
export async function columnsOf({ platform }: TestApp): Promise<Column[]> {
  const { rows } = await platform.database.raw.executeSql(
    `select c.table_name as "table", c.column_name as "column", c.udt_name as type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.udt_name in ('text', '_text', 'jsonb')
     order by 1, 2`,
  );
  return rows as Column[];
}

/** Puts words that no answer knows in place of those in a column, or halves in place of whole numbers; answers in how many rows. */
export async function plant(
  { platform }: TestApp,
  { table, column, type }: Column,
  words: string[] | null,
): Promise<number> {
  const found = words ? inPlaceOfWords(column, type, words) : inPlaceOfNumbers(column, type);
  if (!found) return 0;
  const { rows } = await platform.database.raw.executeSql(
    `alter table "${table}" disable trigger user;
     with planted as (update "${table}" set "${column}" = ${found.value} where ${found.where} returning 1)
     select count(*)::int as planted from planted;
     alter table "${table}" enable trigger user`,
  );
  return Number(rows.find(({ planted }) => planted !== undefined)?.planted ?? 0);
}

function inPlaceOfNumbers(column: string, type: string) {
  if (type !== 'jsonb') return undefined;
  const pattern = quoted('(": [0-9]+)(?=[,}])');
  return {
    where: `"${column}"::text ~ ${pattern}`,
    value: `regexp_replace("${column}"::text, ${pattern}, '\\1.5', 'g')::jsonb`,
  };
}

function inPlaceOfWords(column: string, type: string, words: string[]) {
  const list = `array[${words.map(quoted).join(', ')}]`;
  const pattern = quoted(`"(${words.join('|')})"(?! *:)`);
  if (type === 'text') return { where: `"${column}" = any (${list})`, value: `'unknown_' || "${column}"` };
  if (type === '_text')
    return {
      where: `"${column}" && ${list}`,
      value: `array(select case when one = any (${list}) then 'unknown_' || one else one end from unnest("${column}") one)`,
    };
  return {
    where: `"${column}"::text ~ ${pattern}`,
    value: `regexp_replace("${column}"::text, ${pattern}, '"unknown_\\1"', 'g')::jsonb`,
  };
}
