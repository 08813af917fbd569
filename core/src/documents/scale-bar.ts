import type { ScaleLevel } from '@homologa/domain/catalog/scale-levels';
import { COLORS, LEVEL_COLORS } from './colors';
import { lineHeight, type Sheet, STYLES } from './sheet';

interface ScaleZone {
  from: number;
  level: ScaleLevel;
  label: string;
}

interface ScaleBar {
  zones: readonly ScaleZone[];
  end: number;
  value: number;
  shown: string;
  alt: string;
}

const BAR = 14;
const MARK = 7;
const GAP = 4;

export function drawScaleBar(sheet: Sheet, { zones, end, value, shown, alt }: ScaleBar): void {
  const names = zones.map(({ label }, index) => {
    const width = (((zones[index + 1]?.from ?? end) - (zones[index]?.from ?? 0)) / end) * sheet.width;
    return { width, lines: sheet.wrap(label, width - 4, STYLES.small) };
  });
  const below = Math.max(...names.map(({ lines }) => lines.length)) * lineHeight(STYLES.small);
  const height = lineHeight(STYLES.h2) + MARK + BAR + 2 * GAP + below;
  sheet.demand(height);
  const top = sheet.y;
  const bar = top + lineHeight(STYLES.h2) + MARK + 2;
  const draw = () => {
    const { doc, left, width } = sheet;
    const at = left + (Math.min(Math.max(value, 0), end) / end) * width;
    const box = { x: Math.min(Math.max(at - 40, left), left + width - 80), y: top, width: 80 };
    sheet.lines([shown], { ...box, align: 'center' }, STYLES.h2);
    doc
      .moveTo(at - MARK * 0.7, bar - MARK)
      .lineTo(at + MARK * 0.7, bar - MARK)
      .lineTo(at, bar - 1)
      .fill(COLORS.ink);
    let x = left;
    zones.forEach(({ level }, index) => {
      const zone = names[index];
      if (!zone) return;
      doc.rect(x, bar, zone.width - 1, BAR).fill(LEVEL_COLORS[level]);
      sheet.lines(zone.lines, { x: x + 2, y: bar + BAR + GAP, width: zone.width - 4, align: 'center' }, STYLES.small);
      x += zone.width;
    });
  };
  sheet.content('Figure', draw, { alt, bbox: [sheet.left, top, sheet.right, top + height] });
  sheet.y = top + height + GAP;
}
