/** Keeps what takes long to make and depends on nothing but its key: the latest used, at most so many. */
export class BoundedCache<T> {
  readonly #kept = new Map<string, Promise<T>>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** What is kept under the key, or is made now; anyone who asks meanwhile waits for it. A failure is not kept. */
  get(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(key);
    const value = known ?? make();
    // The last in the map is the latest used.
    this.#kept.delete(key);
    this.#kept.set(key, value);
    if (known) return known;
    value.catch(() => {
      if (this.#kept.get(key) === value) this.#kept.delete(key);
    });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#limit && oldest !== undefined) this.#kept.delete(oldest);
    return value;
  }
}
