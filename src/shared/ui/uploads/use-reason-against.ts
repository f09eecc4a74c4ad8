import { useCallback } from 'react';
import { useTexts } from '../texts/index.ts';
import { reasonAgainst } from './reason-against.ts';

/** Why a file would be refused, in the reader's language. */
export function useReasonAgainst() {
  const t = useTexts();
  return useCallback((file: File, present: number) => reasonAgainst(t, file, present), [t]);
}
