/** Keeps what is found once an entry, with the highest similarity, and knows what the last of the wanted ones has. */
export class Best<Found extends { entry: number; similarity: number }> {
  readonly #limit: number;
  readonly #byEntry = new Map<number, Found>();
  /** Kept until something better comes. */
  #least: number | undefined;

  constructor(limit: number) {
    this.#limit = limit;
  }

  keep(found: Found): void {
    const known = this.#byEntry.get(found.entry);
    if (known && known.similarity >= found.similarity) return;
    this.#byEntry.set(found.entry, found);
    if (found.similarity > (this.#least ?? 0)) this.#least = undefined;
  }

  has(entry: number): boolean {
    return this.#byEntry.has(entry);
  }

  /** The least similarity among the wanted ones; 0 while there are too few. */
  least(): number {
    if (this.#byEntry.size < this.#limit) return 0;
    this.#least ??= this.sorted()[this.#limit - 1]?.similarity ?? 0;
    return this.#least;
  }

  /** The best first. */
  sorted(): Found[] {
    return [...this.#byEntry.values()].sort((a, b) => b.similarity - a.similarity || a.entry - b.entry);
  }
}
