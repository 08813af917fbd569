import { z } from 'zod';

const pixel = z.coerce.number().min(0).max(100_000);
const length = z.coerce.number().min(1).max(100_000);

/**
 * The text parts beside the file of PATCH /api/workflows/{id}/cover: the part of the picture to keep, in its own
 * pixels, all four or none. Without them the middle is kept in 3:1 (client-platform.md section 2).
 */
export const coverBody = z.union([
  z.object({ crop_x: pixel, crop_y: pixel, crop_width: length, crop_height: length }).transform((part) => ({
    crop: { x: part.crop_x, y: part.crop_y, width: part.crop_width, height: part.crop_height },
  })),
  z
    .object({
      crop_x: z.undefined().optional(),
      crop_y: z.undefined().optional(),
      crop_width: z.undefined().optional(),
      crop_height: z.undefined().optional(),
    })
    .transform(() => ({ crop: null })),
]);
export type CoverBody = z.infer<typeof coverBody>;
