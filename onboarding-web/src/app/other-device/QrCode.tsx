import { encode } from 'uqr';

/** Width of the blank border in modules; cameras need it. */
const QUIET_ZONE = 4;

/** A QR code of a text as one SVG path, dark on white in both themes, because many cameras do not read the inverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const edge = size + 2 * QUIET_ZONE;
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${edge} ${edge}`} shapeRendering="crispEdges">
      <rect width={edge} height={edge} fill="#fff" />
      <path d={pathOf(data)} fill="#000" />
    </svg>
  );
}

const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z` : '')))
    .join('');
