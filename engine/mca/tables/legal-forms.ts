/** Words of clause (a), and those written for the same things; compared in lower case without punctuation. */
export const legalForms: ReadonlySet<string> = new Set(
  (
    'private pvt limited ltd ltdd llp company companies co corporation corpn corp group opc incorporated inc plc ' +
    'nidhi pte gmbh llc producer'
  ).split(' '),
);

/** Forms of several words, longest first. */
export const longLegalForms: readonly (readonly string[])[] = [
  ['limited', 'liability', 'partnership'],
  ['one', 'person', 'company'],
  ['and', 'company'],
  ['and', 'co'],
  ['p', 'limited'],
  ['p', 'ltd'],
];
