import { readFileSync } from 'node:fs';
import { FIRM_ROLES, type RequestAction } from '../../../../contract/words.ts';
import { mayEver } from '../policy.ts';
import { acts } from './index.ts';

const dialogs = readFileSync('src/features/analysis/acts/act-words.ts', 'utf8');
const english: Record<string, string> = JSON.parse(
  readFileSync('src/features/analysis/texts/en.json', 'utf8'),
);

const isOfTheFirm = (action: RequestAction) => FIRM_ROLES.some((role) => mayEver(role, action));

test('the dialog of an act whose words the client reads says that, if somebody of the firm acts', () => {
  const blocks = [...dialogs.matchAll(/^ {2}(?<action>\w+): \{\n(?<words>.*?)\n {2}\},/gms)];
  const shared = blocks
    .map(({ groups }) => ({ action: groups?.action as RequestAction, words: groups?.words ?? '' }))
    .filter(({ action }) => acts[action].message?.visibility === 'shared' && isOfTheFirm(action));
  const actions = shared.map(({ action }) => action);
  expect(actions).toEqual(['reject', 'withdraw_question', 'ask_client', 'decline_reopen']);
  const shown = shared.map(({ words }) => [...words.matchAll(/'(\w+)'/g)].map(([, id = '']) => english[id]));
  expect(shown).toEqual(actions.map(() => expect.arrayContaining([expect.stringMatching(/\bclient\b/)])));
});
