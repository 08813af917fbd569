import type { Locale } from '@homologa/domain/language/locales';
import type { PictureName } from './picture-names';

const URLS = import.meta.glob<string>('./pictures/*/*.webp', { eager: true, query: '?url', import: 'default' });

export const pictureUrl = (name: PictureName, locale: Locale): string | undefined =>
  URLS[`./pictures/${locale}/${name}.webp`];
