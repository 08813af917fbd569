/** Counts the user's actions in a test. Each call of `do` counts as one action, even if it presses several keys. */
export class Acts {
  count = 0;

  async do(act: () => Promise<unknown>): Promise<void> {
    this.count += 1;
    await act();
  }
}
