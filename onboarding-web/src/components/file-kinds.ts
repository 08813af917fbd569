import type { Words } from '@homologa/domain/language/locales';
import { lookUp } from '@homologa/domain/language/record-of';
import type { Text } from '@homologa/web/texts/text';
import { FILE } from './file.texts';

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

export function fileKinds(extensions: readonly string[], t: Text): string {
  const kinds = extensions.map((extension) => {
    const name = lookUp(NAMES, extension.toLowerCase()) ?? extension.toUpperCase();
    return typeof name === 'string' ? name : t(name);
  });
  return [...new Set(kinds)].join(', ');
}
