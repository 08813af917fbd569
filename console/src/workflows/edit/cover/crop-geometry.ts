import { COVER_RATIO } from '@homologa/domain/workflows/limits';

/** Width and height; of pictures in their own pixels, of what is on screen in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The part of a picture that is kept, in its own pixels. */
export interface CropArea extends Size, Point {}

/** How far the part lies along each axis: 0 at the left or top end, 1 at the other. */
type CropPosition = Point;

export const MAX_ZOOM = 4;

/** The largest part of a picture with the cover's proportions. */
function largest({ width, height }: Size): Size {
  const wide = Math.min(width, height * COVER_RATIO);
  return { width: wide, height: wide / COVER_RATIO };
}

/**
 * The part that a zoom (1 is the largest part) and a position keep, in whole pixels and always within the picture.
 */
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

/** How far the enlarged picture can be moved from its middle, in CSS pixels. */
const reach = (media: Size, frame: Size, zoom: number): Point => ({
  x: Math.max(0, (media.width * zoom - frame.width) / 2),
  y: Math.max(0, (media.height * zoom - frame.height) / 2),
});

/** The position of a picture that was moved by so much from its middle; 0.5 where it cannot be moved. */
export function positionOf(offset: Point, media: Size, frame: Size, zoom: number): CropPosition {
  const limit = reach(media, frame, zoom);
  const along = (moved: number, far: number) => (far < 0.5 ? 0.5 : Math.min(1, Math.max(0, (far - moved) / (2 * far))));
  return { x: along(offset.x, limit.x), y: along(offset.y, limit.y) };
}

/** The reverse: how far a picture has to be moved for a position. */
export function offsetOf(position: CropPosition, media: Size, frame: Size, zoom: number): Point {
  const limit = reach(media, frame, zoom);
  return { x: limit.x * (1 - 2 * position.x), y: limit.y * (1 - 2 * position.y) };
}

/** Whether a position can be chosen along each axis. */
export function canMove(media: Size, frame: Size, zoom: number): { x: boolean; y: boolean } {
  const limit = reach(media, frame, zoom);
  return { x: limit.x >= 0.5, y: limit.y >= 0.5 };
}
