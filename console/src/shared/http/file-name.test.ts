import { describe, expect, it } from 'vitest';
import { fileNameOf } from './file-name';

describe('fileNameOf', () => {
  it('prefers the extended name with its accents', () => {
    const header = `attachment; filename="informe.pdf"; filename*=UTF-8''informe%20a%C3%B1o.pdf`;
    expect(fileNameOf(header, 'x')).toBe('informe año.pdf');
  });

  it('falls back to the plain name, then to ours', () => {
    expect(fileNameOf('attachment; filename="a b.pdf"', 'x')).toBe('a b.pdf');
    expect(fileNameOf(null, 'x.pdf')).toBe('x.pdf');
  });
});
