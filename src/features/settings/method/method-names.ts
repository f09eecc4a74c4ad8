import { useRowNames } from '@/shared/server-texts/reason-sentence';
import { useFactorNames, useWords } from '@/shared/words/use-words';
import { type Translate, useTexts } from '../texts/index.ts';

const named = (t: Translate, id: string, own: string) => (t.has(id) ? t(id) : own);

/** What a minimum rating is for; in the method's own words where only a newer server knows the rule. */
export const floorName = (t: Translate, { rule, text }: { rule: string; text: string }): string =>
  named(t, `methodFloor.${rule}`, text);

export const tableName = (t: Translate, { name, title }: { name: string; title: string }): string =>
  named(t, `methodTable.${name}`, title);

/** Tables whose entries are called as in the reasons for a rating. */
const kinds: Readonly<Record<string, string>> = {
  industries: 'industry',
  relationships: 'relationship',
  ages: 'age',
};
/** What the published method calls otherwise than the fields of a draft. */
const pathOf: Readonly<Record<string, string>> = {
  'country_rules.grey_list': 'country.greyListUplift',
  'country_rules.call_for_action': 'country.callForAction',
  'country_rules.without_cpi': 'country.withoutCpi',
  'government.uplift': 'governmentUplift',
  'ownership.many_layers': 'ownership.manyLayers',
  'ownership.layers_up_to': 'ownership.layersUpTo',
  'decay.half_life': 'halfLifeYears',
};

/** What an entry of the method is called, by its path: `weights.age`; in the method's own words where only it knows the entry. */
export function useEntryNames(): (path: string, label: string) => string {
  const t = useTexts();
  const word = useWords();
  const factorName = useFactorNames();
  const rowName = useRowNames();
  return (path, label) => {
    const [table = '', key = ''] = path.split('.');
    if (table === 'weights') return factorName({ factor: key, label });
    if (['bands', 'severity', 'credibility', 'stage'].includes(table)) return word(key);
    const kind = kinds[table];
    return kind ? rowName(`${kind}:${key}`, label) : named(t, `methodEntry.${pathOf[path] ?? path}`, label);
  };
}
