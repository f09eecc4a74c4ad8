/** One spelling of a name for telling whether two are the same: case, accents, punctuation and spaces do not count. */
export const plainName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
