import type { ToWord } from '@/shared/words/use-words';
import { DISMISSALS } from '../../../../contract/words.ts';

export const dismissalOptions = (word: ToWord) => DISMISSALS.map((value) => ({ value, label: word(value) }));
