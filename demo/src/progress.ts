export type ProgressListener = (progress: { done: number; total: number }) => void;

/** Counts the steps of the demo that are loaded, and reports each to a listener. */
export class DemoProgress {
  #done = 0;
  readonly #total: number;
  readonly #listener: ProgressListener;

  constructor(total: number, listener: ProgressListener) {
    this.#total = total;
    this.#listener = listener;
  }

  report(): void {
    this.#listener({ done: this.#done, total: this.#total });
  }

  advance(): void {
    this.#done += 1;
    this.report();
  }
}
