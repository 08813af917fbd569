import { COVER_RATIO } from '@homologa/domain/workflows/limits';

/** Image sizes are in image pixels; sizes on screen are in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface CropArea extends Size, Point {}

/** Relative position per axis: 0 is the left or top edge, 1 the opposite edge. */
type CropPosition = Point;

export const MAX_ZOOM = 4;

function largest({ width, height }: Size): Size {
  const wide = Math.min(width, height * COVER_RATIO);
  return { width: wide, height: wide / COVER_RATIO };
}

export function areaAt(picture: Size, zoom: number, position: CropPosition): CropArea {
  const full = largest(picture);
  const width = Math.max(1, Math.round(full.width / zoom));
  const height = Math.max(1, Math.round(full.height / zoom));
  return {
    x: Math.round(Math.max(0, picture.width - width) * position.x),
    y: Math.round(Math.max(0, picture.height - height) * position.y),
    width,
    height,
  };
}

/** Maximum offset of the zoomed image from the center, in CSS pixels. */
const reach = (media: Size, frame: Size, zoom: number): Point => ({
  x: Math.max(0, (media.width * zoom - frame.width) / 2),
  y: Math.max(0, (media.height * zoom - frame.height) / 2),
});

/** Returns the position for an offset from the center. On an axis without room to move, the position is 0.5. */
export function positionOf(offset: Point, media: Size, frame: Size, zoom: number): CropPosition {
  const limit = reach(media, frame, zoom);
  const along = (moved: number, far: number) => (far < 0.5 ? 0.5 : Math.min(1, Math.max(0, (far - moved) / (2 * far))));
  return { x: along(offset.x, limit.x), y: along(offset.y, limit.y) };
}

export function offsetOf(position: CropPosition, media: Size, frame: Size, zoom: number): Point {
  const limit = reach(media, frame, zoom);
  return { x: limit.x * (1 - 2 * position.x), y: limit.y * (1 - 2 * position.y) };
}

export function canMove(media: Size, frame: Size, zoom: number): { x: boolean; y: boolean } {
  const limit = reach(media, frame, zoom);
  return { x: limit.x >= 0.5, y: limit.y >= 0.5 };
}
