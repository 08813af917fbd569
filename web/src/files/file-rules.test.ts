import { expect, it } from 'vitest';
import { validateFile } from './file-rules';

const uploads = { max_mb: 1, extensions: ['pdf', 'jpg'] };

it('refuses what is empty, too large or of another type before it is sent', () => {
  expect(validateFile({ name: 'Contrato.PDF', size: 1024 * 1024 }, uploads)).toBeNull();
  expect(validateFile({ name: 'a.pdf', size: 1024 * 1024 + 1 }, uploads)).toBe('file_too_large');
  expect(validateFile({ name: 'a.exe', size: 1 }, uploads)).toBe('file_type_not_allowed');
  expect(validateFile({ name: 'pdf', size: 1 }, { ...uploads, extensions: ['jpg'] })).toBe('file_type_not_allowed');
  expect(validateFile({ name: 'pdf', size: 0 }, uploads)).toBe('file_required');
});

it('refuses nothing but the empty where nothing is known of the server yet', () => {
  expect(validateFile({ name: 'a.exe', size: 1 }, null)).toBeNull();
  expect(validateFile({ name: 'a.exe', size: 0 }, null)).toBe('file_required');
});
