import type { Words } from '@homologa/domain/language/locales';
import { lookUp } from '@homologa/domain/language/record-of';
import type { Text } from '@homologa/web/texts/text';
import { FILE } from './file.texts';

/** What people call the files of an extension; extensions that are not here are shown as they are. */
const NAMES: Readonly<Record<string, Words | string>> = {
  ...Object.fromEntries(
    ['jpg', 'jpeg', 'png', 'webp', 'gif', 'heic', 'heif', 'tif', 'tiff'].map((extension) => [extension, FILE.images]),
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

/**
 * The kinds of file that may be uploaded, in the order of their extensions, each once: a list to be read on a phone.
 */
export function fileKinds(extensions: readonly string[], t: Text): string {
  const kinds = extensions.map((extension) => {
    const name = lookUp(NAMES, extension.toLowerCase()) ?? extension.toUpperCase();
    return typeof name === 'string' ? name : t(name);
  });
  return [...new Set(kinds)].join(', ');
}
