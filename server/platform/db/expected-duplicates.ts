const expected = new Set<string>();

/**
 * Declared beside the table: unique constraints that two people acting at the same time may both run into, after each of
 * them looked and found nothing. The later one is answered 409; a violation of any other one is a programming error.
 */
export function expectDuplicates(...constraints: string[]) {
  for (const constraint of constraints) expected.add(constraint);
}

export const isExpectedDuplicate = (constraint: unknown) =>
  typeof constraint === 'string' && expected.has(constraint);

export const expectedDuplicates = () => [...expected];
