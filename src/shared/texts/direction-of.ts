/** Where a line of this language begins, whatever letters its first word has. */
export const directionOf = (language: string) => (language.startsWith('ar') ? 'rtl' : 'ltr');
