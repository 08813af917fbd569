import { describe, expect, it } from 'vitest';
import { dueAfterPause, dueFrom, serviceDaysOf } from './service-level';

const config = { deskServiceDays: 5, deskServiceLevels: { ccr: 2, brazil: 7, 'brazil/ccr': 3 } };
const at = (text: string): Date => new Date(`${text}:00.000Z`);

describe('service level', () => {
  it.each([
    ['peru', 'bir', 5],
    ['peru', 'ccr', 2],
    ['brazil', 'bir', 7],
    ['Brasil', 'ccr', 3],
    ['', 'cfr', 5],
  ] as const)('of %s %s is %i working days', (country, kind, days) => {
    expect(serviceDaysOf(config, { country, kind })).toBe(days);
  });

  it('counts working days of the country, the pause left out', async () => {
    // November 2 is a holiday in Brazil.
    const due = await dueFrom(at('2026-10-29T12:00'), config, { country: 'brazil', kind: 'ccr' });
    expect(due).toEqual(at('2026-11-04T12:00'));
    const pause = { from: at('2026-10-30T12:00'), to: at('2026-11-03T12:00') };
    expect(await dueAfterPause(due, pause, 'brazil')).toEqual(at('2026-11-05T12:00'));
  });
});
