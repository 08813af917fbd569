interface Numbers<T> {
  readonly length: number;
  [index: number]: number;
  set(from: T, offset?: number): void;
  slice(start?: number, end?: number): T;
}

export class Growing<T extends Numbers<T>> {
  length = 0;
  private items: T;

  constructor(private readonly make: (length: number) => T) {
    this.items = make(1024);
  }

  push(value: number): void {
    this.reserve(1);
    this.items[this.length] = value;
    this.length += 1;
  }

  reserve(count: number): T {
    const needed = this.length + count;
    if (needed > this.items.length) {
      const larger = this.make(Math.max(needed, this.items.length * 2));
      larger.set(this.items);
      this.items = larger;
    }
    return this.items;
  }

  at(index: number): number {
    return this.items[index] ?? 0;
  }

  set(index: number, value: number): void {
    this.items[index] = value;
  }

  take(): T {
    return this.items.slice(0, this.length);
  }
}
