import { toWords } from '@/shared/format';
import { type TextId, useTexts } from '@/shared/texts/use-texts';
import { ROLES } from '../../../../contract/words.ts';

/** What a role is called in the person's language. */
export function useRoleName(role: string): string {
  const t = useTexts();
  return ROLES.some((known) => known === role) ? t(`role.${role}` as TextId) : toWords(role);
}
