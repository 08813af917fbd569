import { describe, expect, it } from 'vitest';
import { formatAmount, formatDay, formatRelative } from './format';

describe('dates and figures', () => {
  it('prints a day as each language writes it, in UTC', () => {
    expect(formatDay('2026-03-05', 'en')).toBe('March 05, 2026');
    expect(formatDay('2026-03-05T00:30:00Z', 'es')).toBe('05 de marzo de 2026');
    expect(formatDay('2026-03-05', 'pt-BR')).toBe('05 de março de 2026');
  });

  it('shows a dash for what is not there', () => {
    expect(formatDay(null, 'en')).toBe('–');
    expect(formatDay('nonsense', 'en')).toBe('–');
    expect(formatAmount(null, 'en')).toBe('–');
    expect(formatAmount(0, 'en')).toBe('0');
  });

  it('says how long ago in the largest unit', () => {
    const now = new Date('2026-03-05T12:00:00Z');
    expect(formatRelative('2026-03-02T12:00:00Z', now, 'en')).toBe('3 days ago');
    expect(formatRelative('2026-03-05T14:00:00Z', now, 'es')).toBe('dentro de 2 horas');
  });
});
