import { violation } from '@homologa/domain/errors/error-codes';
import { describe, expect, it } from 'vitest';
import { errorText } from './error-text';

describe('errorText', () => {
  it('keeps the exact English wording of the server', () => {
    expect(errorText({ code: 'wrong_password', message: 'As the server says' }, 'en')).toBe('As the server says');
  });

  it('carries the values of the message into the other languages', () => {
    const broken = violation('bulk_invalid_email', 'emails', { values: { value: 'ana@(x' } });
    expect(errorText(broken, 'es')).toContain('ana@(x');
    expect(errorText(broken, 'es')).not.toBe(broken.message);
    const count = violation('bulk_field_count', '', { values: { n: 8 } });
    expect(errorText(count, 'pt-BR')).toContain('8');
  });

  it('shows an unknown code as it came', () => {
    expect(errorText({ code: 'brand_new', message: 'Something new' }, 'es')).toBe('Something new');
  });
});
