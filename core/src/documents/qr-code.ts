import { encode } from 'uqr';
import { COLORS } from './colors';
import type { Sheet } from './sheet';

/** Width in modules of the blank border that scanners require. */
const QUIET_ZONE = 3;

export function drawQrCode(sheet: Sheet, text: string, place: { x: number; y: number; size: number }): void {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 0 });
  const module = place.size / (modules + 2 * QUIET_ZONE);
  const { doc } = sheet;
  doc.rect(place.x, place.y, place.size, place.size).fill(COLORS.paper);
  data.forEach((row, line) => {
    for (const run of darkRuns(row)) {
      const x = place.x + (QUIET_ZONE + run.start) * module;
      doc.rect(x, place.y + (QUIET_ZONE + line) * module, run.length * module, module);
    }
  });
  doc.fill('#000000');
}

/** Merges adjacent dark modules into one rectangle, to avoid hairlines between them. */
function darkRuns(row: readonly boolean[]): { start: number; length: number }[] {
  const runs: { start: number; length: number }[] = [];
  row.forEach((isDark, index) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last.start + last.length === index) last.length += 1;
    else runs.push({ start: index, length: 1 });
  });
  return runs;
}
