export interface Curve {
  name: string;
  points: { size: number; ms: number }[];
}

/** Returns the growth exponent, by least squares of the logarithms: 0 is constant, 1 is linear. */
export function slopeOf({ points }: Curve): number {
  const logs = points.map(({ size, ms }) => [Math.log10(size), Math.log10(ms)] as const);
  const mean = (place: 0 | 1) => logs.reduce((sum, log) => sum + log[place], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const above = logs.reduce((sum, log) => sum + (log[0] - x) * (log[1] - y), 0);
  return above / logs.reduce((sum, log) => sum + (log[0] - x) ** 2, 0);
}

const PANEL = { width: 220, height: 150, left: 44, top: 34, right: 14, bottom: 26 };
const COLUMNS = 4;
const INK = '#1f2a2e';
const SOFT = '#6b7a80';
const LINE = '#0f6b63';

const shortOf = (n: number): string => (n >= 1e6 ? `${n / 1e6}M` : n >= 1e3 ? `${n / 1e3}k` : String(n));
const timeOf = (ms: number): string => (ms >= 1e3 ? `${(ms / 1e3).toFixed(1)} s` : `${ms.toFixed(ms < 10 ? 1 : 0)} ms`);

const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;

function panelOf(curve: Curve, [left, top]: [number, number], sizes: number[], decades: [number, number]): string {
  const [low, high] = decades;
  const [first, last] = [Math.log10(sizes[0] ?? 1), Math.log10(sizes.at(-1) ?? 10)];
  const inner = { width: PANEL.width - PANEL.left - PANEL.right, height: PANEL.height - PANEL.top - PANEL.bottom };
  const x = (size: number) => left + PANEL.left + ((Math.log10(size) - first) / (last - first)) * inner.width;
  const y = (ms: number) => top + PANEL.top + (1 - (Math.log10(ms) - low) / (high - low)) * inner.height;
  const grid = Array.from({ length: high - low + 1 }, (_, step) => 10 ** (low + step)).map(
    (ms) =>
      `<line x1="${(left + PANEL.left).toFixed(1)}" x2="${(left + PANEL.width - PANEL.right).toFixed(1)}" ` +
      `y1="${y(ms).toFixed(1)}" y2="${y(ms).toFixed(1)}" stroke="#e3e8ea"/>` +
      text(left + PANEL.left - 6, y(ms) + 3, timeOf(ms).replace('.0', ''), `text-anchor="end" fill="${SOFT}"`),
  );
  const ticks = sizes.map((size) =>
    text(x(size), top + PANEL.height - 10, shortOf(size), `text-anchor="middle" fill="${SOFT}"`),
  );
  const path = curve.points.map(({ size, ms }) => `${x(size).toFixed(1)},${y(ms).toFixed(1)}`).join(' ');
  const dots = curve.points.map(
    ({ size, ms }) =>
      `<circle cx="${x(size).toFixed(1)}" cy="${y(ms).toFixed(1)}" r="2.5" fill="${LINE}"><title>${shortOf(size)}: ${timeOf(ms)}</title></circle>`,
  );
  const end = curve.points.at(-1);
  return [
    text(left + PANEL.left, top + 14, curve.name, `fill="${INK}" font-weight="600" font-size="12"`),
    text(left + PANEL.left, top + 27, `slope ${slopeOf(curve).toFixed(2)}`, `fill="${LINE}" font-size="10"`),
    ...grid,
    ...ticks,
    `<polyline points="${path}" fill="none" stroke="${LINE}" stroke-width="1.5"/>`,
    ...dots,
    end ? text(x(end.size), y(end.ms) - 7, timeOf(end.ms), `text-anchor="end" fill="${INK}"`) : '',
  ].join('\n');
}

export function plotOf(curves: readonly Curve[], caption: string): string {
  const sizes = [...new Set(curves.flatMap(({ points }) => points.map(({ size }) => size)))].toSorted((a, b) => a - b);
  const times = curves.flatMap(({ points }) => points.map(({ ms }) => Math.log10(ms)));
  const decades: [number, number] = [Math.floor(Math.min(...times)), Math.ceil(Math.max(...times))];
  const rows = Math.ceil(curves.length / COLUMNS);
  const [width, height] = [COLUMNS * PANEL.width, rows * PANEL.height + 24];
  const panels = curves.map((curve, place) =>
    panelOf(curve, [(place % COLUMNS) * PANEL.width, Math.floor(place / COLUMNS) * PANEL.height], sizes, decades),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="9" role="img">`,
    `<title>Time by the number of suppliers</title>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...panels,
    text(PANEL.left, height - 8, caption, `fill="${SOFT}" font-size="10"`),
    '</svg>',
    '',
  ].join('\n');
}
