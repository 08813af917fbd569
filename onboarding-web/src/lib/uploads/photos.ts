import { buildPhotoPdf } from './photo-pdf';

/** Longest side in pixels: an A4 page at 210 dpi, which OCR and people read well. */
const LONGEST_SIDE = 2_500;
/** Photos of at most this size are sent unchanged. */
const SMALL_BYTES = 500_000;
const QUALITY = 0.85;

interface Encoded {
  blob: Blob;
  width: number;
  height: number;
}

/**
 * Decodes a photo upright, scales it to at most `LONGEST_SIDE` and encodes it, which drops its metadata. Rejects for a
 * picture that the browser cannot decode.
 */
async function encode(picture: ImageBitmap, type: 'image/jpeg' | 'image/png'): Promise<Encoded> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const { width, height } = canvas;
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('no canvas');
  if (type === 'image/jpeg') {
    // JPEG has no transparency, which would become black.
    drawing.fillStyle = '#fff';
    drawing.fillRect(0, 0, width, height);
  }
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(picture, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  // Frees the pixels at once: phones keep canvases until the next collection.
  canvas.width = canvas.height = 0;
  if (!blob) throw new Error('not encoded');
  return { blob, width, height };
}

async function decode<T>(file: Blob, use: (picture: ImageBitmap) => Promise<T>): Promise<T> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return await use(picture);
  } finally {
    picture.close();
  }
}

const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '');

/** Returns a smaller copy of a photo, or the file itself if it is small already or would not become smaller. */
export const shrinkPhoto = (file: File): Promise<File> =>
  decode(file, async (picture) => {
    const isLarge = Math.max(picture.width, picture.height) > LONGEST_SIDE;
    const isPng = file.type === 'image/png';
    if (!isLarge && (isPng || file.size <= SMALL_BYTES)) return file;
    const type = isPng ? 'image/png' : 'image/jpeg';
    const { blob } = await encode(picture, type);
    if (blob.size >= file.size) return file;
    const isNamed = isPng || /\.jpe?g$/i.test(file.name);
    return new File([blob], isNamed ? file.name : `${stemOf(file.name)}.jpg`, { type });
  });

/** Joins photos into one PDF, a page each. Rejects if the browser cannot decode one of them. */
export async function joinPhotos(files: readonly File[], name: string): Promise<File> {
  const pages = [];
  // One after the other: several decoded photos at once may exceed a phone's memory.
  for (const file of files) {
    const { blob, width, height } = await decode(file, (picture) => encode(picture, 'image/jpeg'));
    pages.push({ jpeg: new Uint8Array(await blob.arrayBuffer()), width, height });
  }
  return new File([buildPhotoPdf(pages)], name, { type: 'application/pdf' });
}
