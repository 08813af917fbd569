/** Counts the user's acts: an act is a click or one group of keys. */
export class Acts {
  count = 0;

  async do(act: () => Promise<unknown>): Promise<void> {
    this.count += 1;
    await act();
  }
}
