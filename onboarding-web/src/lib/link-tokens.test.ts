import { fc, test } from '@fast-check/vitest';
import type { KeyStore } from '@homologa/web/state/storage';
import { describe, expect, it, vi } from 'vitest';
import { linkTokenOf, splitAddress, takeLinkToken } from './link-tokens';

function store(): KeyStore & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
const address = (path: string) => new URL(path, 'https://homologa.test');
const key = { workflowId: 'w1', supplierId: 's1' };

describe('the mailed link', () => {
  it('loses its token at once, and keeps everything else', () => {
    const history = { state: { from: 'x' }, replaceState: vi.fn() };
    const kept = store();
    takeLinkToken(address('/onboarding/w1/suppliers/s1?email=a%40b.test&token=secret#top'), history, kept);
    expect(history.replaceState).toHaveBeenCalledExactlyOnceWith(
      { from: 'x' },
      '',
      '/onboarding/w1/suppliers/s1?email=a%40b.test#top',
    );
    expect(linkTokenOf(key, kept)).toBe('secret');
  });

  it('is kept per workflow and supplier', () => {
    const kept = store();
    const history = { state: null, replaceState: vi.fn() };
    takeLinkToken(address('/onboarding/w1/suppliers/s1?token=one'), history, kept);
    takeLinkToken(address('/onboarding/w1/suppliers/s2?token=two'), history, kept);
    expect(linkTokenOf(key, kept)).toBe('one');
    expect(linkTokenOf({ workflowId: 'w1', supplierId: 's2' }, kept)).toBe('two');
    expect(linkTokenOf({ workflowId: 'w2', supplierId: 's1' }, kept)).toBeNull();
  });

  it('leaves an address without a token alone, and the token kept before', () => {
    const kept = store();
    const history = { state: null, replaceState: vi.fn() };
    takeLinkToken(address('/onboarding/w1/suppliers/s1?token=one'), history, kept);
    history.replaceState.mockClear();
    takeLinkToken(address('/onboarding/w1/suppliers/s1?email=a@b.test'), history, kept);
    expect(history.replaceState).not.toHaveBeenCalled();
    takeLinkToken(address('/onboarding/w1/suppliers/s1?token='), history, kept);
    expect(linkTokenOf(key, kept)).toBe('one');
  });

  it('is taken out of other addresses too, and kept for nobody', () => {
    const kept = store();
    const history = { state: null, replaceState: vi.fn() };
    takeLinkToken(address('/onboarding/w1?token=secret'), history, kept);
    expect(history.replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/onboarding/w1');
    expect(kept.kept.size).toBe(0);
  });

  test.prop([fc.webPath(), fc.string(), fc.string()])('no address keeps its token', (path, token, other) => {
    const query = new URLSearchParams([
      ['token', token],
      ['email', other],
      ['token', other],
    ]);
    const { clean } = splitAddress({ pathname: path, search: `?${query}`, hash: '' });
    expect(new URLSearchParams(clean.slice(clean.lastIndexOf('?'))).has('token')).toBe(false);
  });
});
