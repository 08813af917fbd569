/** Counts the user's actions: each call of `do` is one action, whether a click or a key sequence. */
export class Acts {
  count = 0;

  async do(act: () => Promise<unknown>): Promise<void> {
    this.count += 1;
    await act();
  }
}
