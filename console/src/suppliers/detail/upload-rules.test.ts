import { expect, it } from 'vitest';
import { uploadRefusal } from './upload-rules';

const uploads = { max_mb: 1, extensions: ['pdf', 'jpg'] };

it('refuses what is too large or of another type before it is sent', () => {
  expect(uploadRefusal({ name: 'Contrato.PDF', size: 1024 }, uploads)).toBeNull();
  expect(uploadRefusal({ name: 'a.pdf', size: 1024 * 1024 + 1 }, uploads)).toBe('file_too_large');
  expect(uploadRefusal({ name: 'a.exe', size: 1 }, uploads)).toBe('file_type_not_allowed');
  expect(uploadRefusal({ name: 'pdf', size: 1 }, { ...uploads, extensions: ['jpg'] })).toBe('file_type_not_allowed');
});
