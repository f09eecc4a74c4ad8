import { DISMISSALS, type Dismissal } from '../../../../contract/words.ts';

const words: Record<Dismissal, string> = {
  not_adverse: 'Nothing adverse',
  another_party: 'About somebody else',
  already_known: 'Told by another finding',
  out_of_scope: 'Outside the scope of the report',
};

export const dismissalWord = (reason: Dismissal) => words[reason];
export const dismissalOptions = DISMISSALS.map((value) => ({ value, label: words[value] }));
