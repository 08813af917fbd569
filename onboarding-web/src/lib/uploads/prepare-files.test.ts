import { expect, test, vi } from 'vitest';
import { isPhoto, prepareFiles } from './prepare-files';

const fileOf = (name: string, type: string) => new File(['x'], name, { type });
const small = fileOf('small.jpg', 'image/jpeg');
const pdf = fileOf('photos.pdf', 'application/pdf');
const photos = { shrinkPhoto: async () => small, joinPhotos: async () => pdf };
const prepare = (files: File[], found: typeof photos = photos) => prepareFiles(files, 'photos.pdf', async () => found);

test('a photo is shrunk, other files are sent unchanged and load no code for photos', async () => {
  expect(await prepare([fileOf('a.jpg', 'image/jpeg')])).toBe(small);
  const load = vi.fn();
  for (const file of [fileOf('a.pdf', 'application/pdf'), fileOf('a.gif', 'image/gif'), fileOf('a.csv', 'text/csv')]) {
    expect(await prepareFiles([file], '', load)).toBe(file);
  }
  expect(load).not.toHaveBeenCalled();
});

test('several photos become one PDF, but not with another kind of file among them', async () => {
  expect(await prepare([fileOf('a.jpg', 'image/jpeg'), fileOf('b.heic', '')])).toBe(pdf);
  expect(await prepare([fileOf('a.jpg', 'image/jpeg'), fileOf('b.pdf', 'application/pdf')])).toBeNull();
  expect(await prepare([])).toBeNull();
});

test('a photo that the browser cannot decode is sent as it is, several cannot be joined', async () => {
  const broken = {
    shrinkPhoto: () => Promise.reject(new Error('not decodable')),
    joinPhotos: () => Promise.reject(new Error('not decodable')),
  };
  const heic = fileOf('a.heic', 'image/heic');
  expect(await prepare([heic], broken)).toBe(heic);
  expect(await prepare([heic, heic], broken)).toBeNull();
});

test.each([
  ['a.jpg', 'image/jpeg', true],
  ['a.HEIC', '', true],
  ['a.tif', 'image/tiff', false],
  ['a.svg', 'image/svg+xml', false],
  ['a.pdf', 'application/pdf', false],
])('%s of type %j is a photo: %j', (name, type, expected) => {
  expect(isPhoto({ name, type })).toBe(expected);
});
