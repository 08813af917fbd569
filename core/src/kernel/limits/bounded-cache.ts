export class BoundedCache<T> {
  readonly #kept = new Map<string, Promise<T>>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(key);
    const value = known ?? make();
    // Reinserts the key, because the cache treats the map's insertion order as the order of use.
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
