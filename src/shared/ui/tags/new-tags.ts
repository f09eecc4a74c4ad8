/** What typed or pasted text adds to the tags: trimmed, parted by commas, none twice however it is written. */
export function newTags(text: string, known: readonly string[]): string[] {
  const seen = new Set(known.map((tag) => tag.toLowerCase()));
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => {
      const plain = word.toLowerCase();
      if (word === '' || seen.has(plain)) return false;
      seen.add(plain);
      return true;
    });
}
