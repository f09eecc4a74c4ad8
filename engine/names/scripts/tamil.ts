import type { ScriptCosts } from './cheap-changes.ts';

/** One letter for k, g and h, for ch, s and j, for t and d, for p, b and f; a closing u is no vowel of the name. */
export const TAMIL_COSTS: ScriptCosts = {
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
