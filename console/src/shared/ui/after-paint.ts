/**
 * Calls a function after the browser has painted what was rendered last. A dialog that closes is gone at once, although
 * drawing the list behind it anew takes longer than a tenth of a second.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
