import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { areaAt, canMove, offsetOf, positionOf } from './crop-geometry';

const side = fc.integer({ min: 3, max: 8000 });
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('the cover crop', () => {
  it('keeps the largest 3:1 part in the middle, and less when zoomed in', () => {
    const middle = { x: 0.5, y: 0.5 };
    expect(areaAt({ width: 3000, height: 2000 }, 1, middle)).toEqual({ x: 0, y: 500, width: 3000, height: 1000 });
    expect(areaAt({ width: 3000, height: 2000 }, 2, middle)).toEqual({ x: 750, y: 750, width: 1500, height: 500 });
    expect(areaAt({ width: 4000, height: 1000 }, 1, { x: 1, y: 0 })).toEqual({
      x: 1000,
      y: 0,
      width: 3000,
      height: 1000,
    });
  });

  test.prop([side, side, fc.double({ min: 1, max: 4, noNaN: true }), share, share])(
    'lies within the picture and is 3:1 to the pixel',
    (width, height, zoom, x, y) => {
      const area = areaAt({ width, height }, zoom, { x, y });
      expect(area.x >= 0 && area.y >= 0).toBe(true);
      expect(area.x + area.width <= width && area.y + area.height <= height).toBe(true);
      expect(Math.abs(area.width / 3 - area.height)).toBeLessThanOrEqual(1);
    },
  );

  test.prop([share, share])('moves there and back', (x, y) => {
    const media = { width: 600, height: 300 };
    const frame = { width: 600, height: 200 };
    const offset = offsetOf({ x, y }, media, frame, 2);
    const back = positionOf(offset, media, frame, 2);
    expect(back.x).toBeCloseTo(x);
    expect(back.y).toBeCloseTo(y);
  });

  it('stays in the middle of an axis that has no room', () => {
    const media = { width: 600, height: 300 };
    const frame = { width: 600, height: 200 };
    expect(positionOf({ x: 0, y: 50 }, media, frame, 1)).toEqual({ x: 0.5, y: 0 });
    expect(canMove(media, frame, 1)).toEqual({ x: false, y: true });
  });
});
