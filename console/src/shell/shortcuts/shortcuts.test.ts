import { describe, expect, it } from 'vitest';
import { createShortcutReader, type PressedKey } from './shortcuts';

const press = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  at: 0,
  isBusy: false,
  ...more,
});
const on = { takesLetters: true };

describe('shortcuts', () => {
  it('reads single keys and sequences', () => {
    const read = createShortcutReader();
    expect(read(press('/'), on)).toBe('search');
    expect(read(press('?'), on)).toBe('help');
    expect([read(press('g', { at: 0 }), on), read(press('s', { at: 500 }), on)]).toEqual([null, 'suppliers']);
    expect([read(press('g', { at: 0 }), on), read(press('D', { at: 500 }), on)]).toEqual([null, 'dashboard']);
    expect([read(press('g', { at: 0 }), on), read(press('w', { at: 1200 }), on)]).toEqual([null, 'workflows']);
  });

  it('forgets a sequence that was left, and takes no letter alone for one', () => {
    const read = createShortcutReader();
    expect(read(press('s'), on)).toBeNull();
    read(press('g', { at: 0 }), on);
    expect(read(press('s', { at: 1201 }), on)).toBeNull();
    read(press('g', { at: 2000 }), on);
    expect(read(press('x', { at: 2100 }), on)).toBeNull();
    expect(read(press('s', { at: 2200 }), on)).toBeNull();
  });

  it('leaves alone anyone who types, and the browser its own keys', () => {
    const read = createShortcutReader();
    expect(read(press('/', { isBusy: true }), on)).toBeNull();
    read(press('g', { isBusy: true, at: 0 }), on);
    expect(read(press('s', { at: 1 }), on)).toBeNull();
    expect(read(press('s', { ctrlKey: true }), on)).toBeNull();
    expect(read(press('?', { altKey: true }), on)).toBeNull();
  });

  it('opens the palette with Ctrl or Cmd and K anywhere; letters can be switched off', () => {
    const read = createShortcutReader();
    expect(read(press('k', { ctrlKey: true, isBusy: true }), on)).toBe('palette');
    expect(read(press('K', { metaKey: true }), { takesLetters: false })).toBe('palette');
    expect(read(press('/'), { takesLetters: false })).toBeNull();
    read(press('g', { at: 0 }), { takesLetters: false });
    expect(read(press('s', { at: 1 }), on)).toBeNull();
  });
});
