type DecodedLlpin = { valid: true; llpin: string } | { valid: false; reason: string };

/**
 * Checks an LLP Identification Number: three letters and four digits, seven characters, written with a hyphen
 * ("AAB-1234") (Limited Liability Partnership Rules 2009). Answers it in that spelling. Never throws.
 */
export function decodeLlpin(text: string): DecodedLlpin {
  const bare = text.replace(/[\s-]/g, '').toUpperCase();
  if (bare.length !== 7)
    return { valid: false, reason: `An LLPIN has 7 characters; this one has ${bare.length}.` };
  if (!/^[A-Z]{3}\d{4}$/.test(bare)) {
    return { valid: false, reason: `An LLPIN is three letters and four digits; this one is "${bare}".` };
  }
  return { valid: true, llpin: `${bare.slice(0, 3)}-${bare.slice(3)}` };
}
