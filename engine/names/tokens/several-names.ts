const SEPARATORS = /[;；؛()（）]/;
const FACTS = /[,(] ?(?:born|dob|d\.o\.b|d\. o\. b|date of birth|passport)\b/i;
const LETTERS = /[\p{L}\p{M}]{2,}/gu;

/**
 * The names that stand in one field: "A; B (C; D)", or "A, B, C" where each has words enough; and what stands before a
 * birth date. None for what is one name, as almost all are.
 */
export function severalNames(text: string): string[] {
  const facts = text.search(FACTS);
  const plain = facts < 0 ? text : text.slice(0, facts);
  const found = /[;；؛]/.test(plain)
    ? plain.split(SEPARATORS).filter((part) => wordsIn(part) > 0)
    : listed(plain);
  if (found.length > 1) return found.map((part) => part.trim());
  return plain === text || wordsIn(plain) === 0 ? [] : [plain.trim()];
}

/** A firm may be called by three surnames, and a person stand as "Last, First": three names of two words are a list. */
function listed(text: string): string[] {
  const parts = text.split(/[,،]/).filter((part) => wordsIn(part) > 1);
  return parts.length > 2 ? parts : [];
}

function wordsIn(text: string): number {
  return text.match(LETTERS)?.length ?? 0;
}
