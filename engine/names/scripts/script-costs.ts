import { ARABIC_COSTS } from './arabic.ts';
import type { ScriptCosts } from './cheap-changes.ts';
import { ETHIOPIC_COSTS } from './ethiopic.ts';
import { GEORGIAN_COSTS } from './georgian.ts';
import { GREEK_COSTS } from './greek.ts';
import { HAN_COSTS } from './han.ts';
import { HANGUL_COSTS } from './hangul.ts';
import { HEBREW_COSTS } from './hebrew.ts';
import { INDIC_COSTS } from './indic.ts';
import { KANA_COSTS } from './katakana.ts';
import { KHMER_COSTS } from './khmer.ts';
import { THAI_COSTS } from './thai.ts';
import type { Origin } from './transliterate.ts';

/** One letter for k, g and h, for ch, s and j, for t and d, for p, b and f; a closing u is no vowel of the name. */
const TAMIL_COSTS: ScriptCosts = {
  changes: [
    [0.03, 'kg Cs CS td tD Td TD pb Tt Dd'],
    [0.06, 'kh Kg kK Cj pf sS Zl gG kG'],
    [0.1, 'bf vw js jz'],
    [0.15, 'CX Cz'],
  ],
  gaps: [
    [0.1, 'u'],
    [0.15, 'ai'],
  ],
};

/**
 * What other scripts write by ear, while Latin spellings keep the letters of the name's language: the h of Thomas, the
 * gh of Knight, the ch of Christ and Chirac, the j of Jones, Juan and Jürgen.
 */
const BY_EAR: ScriptCosts = {
  changes: [
    [0.08, 'Tt Dd iy'],
    [0.1, 'Kh jZ Gg wv wu'],
    [0.15, 'Xz sz CK aA eA iA oA uA yA'],
    [0.2, 'jy CS Zz ow'],
    [0.15, 'wf'],
    [0.25, 'Ch Ck Kk vf Ss Xs CX ae ai ao au ei eo eu io iu ou'],
    [0.3, 'Ts Dz gj gZ SZ jC'],
    [0.35, 'ly jh Gh gk td bp rl'],
  ],
  gaps: [
    [0.2, 'h'],
    [0.25, 'y'],
    [0.3, 'aeiouG'],
  ],
};

/** By the script of a word, from what every script does to what its own does; none where letters are read one by one. */
export const SCRIPT_COSTS: Record<Origin, readonly ScriptCosts[] | undefined> = {
  latin: undefined,
  script: [BY_EAR],
  syllable: undefined,
  abjad: [ARABIC_COSTS],
  ethiopic: [BY_EAR, ETHIOPIC_COSTS],
  georgian: [BY_EAR, GEORGIAN_COSTS],
  greek: [BY_EAR, GREEK_COSTS],
  hebrew: [BY_EAR, HEBREW_COSTS],
  kana: [BY_EAR, KANA_COSTS],
  khmer: [BY_EAR, KHMER_COSTS],
  hangul: [BY_EAR, HANGUL_COSTS],
  han: [BY_EAR, HAN_COSTS],
  indic: [BY_EAR, INDIC_COSTS],
  tamil: [BY_EAR, INDIC_COSTS, TAMIL_COSTS],
  thai: [BY_EAR, THAI_COSTS],
};
