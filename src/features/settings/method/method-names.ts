import type { Translate } from '../texts/index.ts';

const named = (t: Translate, id: string, own: string) => (t.has(id) ? t(id) : own);

/** What a minimum rating is for; in the method's own words where only a newer server knows the rule. */
export const floorName = (t: Translate, { rule, text }: { rule: string; text: string }): string =>
  named(t, `methodFloor.${rule}`, text);

export const tableName = (t: Translate, { name, title }: { name: string; title: string }): string =>
  named(t, `methodTable.${name}`, title);
