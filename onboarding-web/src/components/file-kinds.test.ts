import { expect, it } from 'vitest';
import { fileKinds } from './file-kinds';

it('calls files what people call them, each kind once', () => {
  const extensions = ['pdf', 'jpg', 'JPEG', 'png', 'docx', 'doc', 'xlsx', 'odt', 'ods', 'zip'];
  expect(fileKinds(extensions, ({ es }) => es)).toBe('PDF, imágenes, Word, Excel, OpenDocument, ZIP');
  expect(fileKinds([], ({ en }) => en)).toBe('');
});
