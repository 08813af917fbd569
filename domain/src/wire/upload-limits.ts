/**
 * Bytes of one part of an upload, at most and, but for the last part, at least. A proxy with nginx's default limit of
 * 1 MB passes the largest.
 */
export const LARGEST_UPLOAD_PART = 1024 * 1024;
export const SMALLEST_UPLOAD_PART = 16 * 1024;
