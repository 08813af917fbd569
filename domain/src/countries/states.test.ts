import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { findState, statesOf } from './states';
import { STATES } from './states-data';

describe('states', () => {
  it('holds 32, 27, 26 and 24, each code once', () => {
    expect(Object.values(STATES).map((states) => new Set(states.map((state) => state.code)).size)).toEqual([
      32, 27, 26, 24,
    ]);
    expect(statesOf('chile')).toEqual([]);
  });

  it('finds a state by code and by name, in any case, with or without accents', () => {
    expect(findState('brazil', 'SP')?.code).toBe('SP');
    expect(findState('brazil', 'br-sp')?.code).toBe('SP');
    expect(findState('brazil', 'sao paulo')?.code).toBe('SP');
    expect(findState('mexico', 'CIUDAD DE MEXICO')?.code).toBe('CMX');
    expect(findState('argentina', 'C')?.code).toBe('C');
    expect(findState('peru', 'Callao')?.code).toBe('CAL');
    expect(findState('chile', 'SP')).toBeNull();
    expect(findState('brazil', '')).toBeNull();
    expect(findState('toString', 'x')).toBeNull();
  });

  it('finds every state by its own code and name', () => {
    for (const [country, states] of Object.entries(STATES)) {
      for (const state of states) {
        expect(findState(country, state.code)).toEqual(state);
        expect(findState(country, state.name)).toEqual(state);
      }
    }
  });

  test.prop([fc.string({ unit: 'binary' })])('never throws', (text) => {
    findState('peru', text);
  });
});
