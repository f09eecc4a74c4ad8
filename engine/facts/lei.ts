type DecodedLei = { valid: true; lei: string; issuer: string } | { valid: false; reason: string };

/**
 * Checks a Legal Entity Identifier (ISO 17442-1:2020): 18 letters or digits and two check digits, by which the whole, its
 * letters read as 10 to 35, leaves 1 when divided by 97 (ISO/IEC 7064, MOD 97-10). Answers it in capitals without blanks,
 * and the prefix of who issued it. Never throws.
 */
export function decodeLei(text: string): DecodedLei {
  const lei = text.replace(/[\s-]/g, '').toUpperCase();
  if (lei.length !== 20)
    return { valid: false, reason: `An LEI has 20 characters; this one has ${lei.length}.` };
  if (!/^[A-Z0-9]{18}\d{2}$/.test(lei))
    return { valid: false, reason: 'An LEI is 18 letters or digits and two check digits.' };
  if (remainder(lei) !== 1)
    return { valid: false, reason: 'The check digits of this LEI are wrong: a character was mistyped.' };
  return { valid: true, lei, issuer: lei.slice(0, 4) };
}

function remainder(lei: string): number {
  let rest = 0;
  for (const character of lei) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}
