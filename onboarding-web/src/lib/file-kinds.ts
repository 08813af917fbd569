import type { Words } from '@homologa/domain/language/locales';

const IMAGES: Words = { en: 'images', es: 'imágenes', 'pt-BR': 'imagens' };

/** What people call the files of an extension; extensions that are not here stand for themselves. */
const NAMES: Readonly<Record<string, Words | string>> = {
  ...Object.fromEntries(
    ['jpg', 'jpeg', 'png', 'webp', 'gif', 'heic', 'heif', 'tif', 'tiff'].map((extension) => [extension, IMAGES]),
  ),
  doc: 'Word',
  docx: 'Word',
  xls: 'Excel',
  xlsx: 'Excel',
  ppt: 'PowerPoint',
  pptx: 'PowerPoint',
  odt: 'OpenDocument',
  ods: 'OpenDocument',
};

/** The kinds of file that may be uploaded, in the order of their extensions, each once: a list to be read on a phone. */
export function fileKinds(extensions: readonly string[], say: (words: Words) => string): string {
  const kinds = extensions.map((extension) => {
    const name = NAMES[extension.toLowerCase()] ?? extension.toUpperCase();
    return typeof name === 'string' ? name : say(name);
  });
  return [...new Set(kinds)].join(', ');
}
