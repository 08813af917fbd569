import { encode } from 'uqr';

/** Width of the blank border in modules; cameras need it. */
const QUIET_ZONE = 4;

/** Returns a QR code of a text as one SVG path, and the length of the square's edge that holds it with its border. */
export function qrPath(text: string): { edge: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  return { edge: size + 2 * QUIET_ZONE, path: pathOf(data) };
}

const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z` : '')))
    .join('');
