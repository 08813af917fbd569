/**
 * Calls a function after the next paint. A closed dialog disappears at once, although redrawing the list behind it takes
 * more than 100 ms.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
