import { z } from 'zod';

const pixel = z.coerce.number().min(0).max(100_000);
const length = z.coerce.number().min(1).max(100_000);

/**
 * PATCH /api/workflows/{id}/cover: form fields sent with the file. The crop is in pixels of the original picture and
 * requires all four fields. Without a crop, the middle of the picture is cropped to 3:1 (reference 3.14).
 */
export const coverBody = z
  .object({
    crop_x: pixel.optional(),
    crop_y: pixel.optional(),
    crop_width: length.optional(),
    crop_height: length.optional(),
  })
  .transform(({ crop_x: x, crop_y: y, crop_width: width, crop_height: height }, context) => {
    if (x === undefined && y === undefined && width === undefined && height === undefined) return { crop: null };
    if (x !== undefined && y !== undefined && width !== undefined && height !== undefined) {
      return { crop: { x, y, width, height } };
    }
    context.addIssue({ code: 'custom', message: 'all four or none', path: ['crop_width'] });
    return z.NEVER;
  });

/** `v` is the id of the cover's file. */
export const coverQuery = z.object({ v: z.string().max(100).optional() });
