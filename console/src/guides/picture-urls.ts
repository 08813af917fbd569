import type { Locale } from '@homologa/domain/language/locales';
import { lookUp } from '@homologa/domain/language/record-of';
import type { PictureName } from './picture-names';
import sizes from './pictures/sizes.json';

const URLS = import.meta.glob<string>('./pictures/*/*.webp', { eager: true, query: '?url', import: 'default' });

interface PictureFile {
  url: string;
  width: number;
  height: number;
}

/** Returns the image's URL with its size, so that the layout does not shift while images load. */
export function pictureFile(name: PictureName, locale: Locale): PictureFile | null {
  const url = lookUp(URLS, `./pictures/${locale}/${name}.webp`);
  const size = lookUp(sizes, `${locale}/${name}`);
  return url && size ? { url, ...size } : null;
}
