import { type KeyStore, storage } from '@homologa/web/state/storage';
import { tabStorage } from '@homologa/web/state/tab-storage';

export interface OnboardingKey {
  workflowId: string;
  supplierId: string;
}

const keyOf = ({ workflowId, supplierId }: OnboardingKey): string =>
  `homologa.onboarding.link.${workflowId}.${supplierId}`;

export const linkTokenOf = (key: OnboardingKey, store: KeyStore = storage): string | null => store.getItem(keyOf(key));

export function keepLinkToken(key: OnboardingKey, token: string, store: KeyStore = storage): void {
  store.setItem(keyOf(key), token);
}

/**
 * Storage key, in this tab, of the colleague to whom it has handed over. The link is a part of it: another link may
 * lead in again.
 */
export const handedOverKey = (key: OnboardingKey): string =>
  `homologa.onboarding.handover.${key.supplierId}.${linkTokenOf(key)}`;

export const isHandedOver = (key: OnboardingKey): boolean => tabStorage.getItem(handedOverKey(key)) !== null;

export interface SplitAddress {
  key: OnboardingKey | null;
  token: string | null;
  clean: string;
}

/** Extracts the parameter `token` from a URL; the key is null if the path does not name a supplier. */
export function splitAddress({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): SplitAddress {
  const query = new URLSearchParams(search);
  const token = query.get('token');
  query.delete('token');
  const [, workflowId, supplierId] = /^\/onboarding\/([^/]+)\/suppliers\/([^/]+)\/?$/.exec(pathname) ?? [];
  const rest = query.toString();
  return {
    key: workflowId && supplierId ? { workflowId, supplierId } : null,
    token,
    clean: `${pathname}${rest === '' ? '' : `?${rest}`}${hash}`,
  };
}

/** Stores the token of a mailed link and removes it from the URL immediately. */
export function takeLinkToken(
  location: Pick<Location, 'pathname' | 'search' | 'hash'>,
  history: Pick<History, 'replaceState' | 'state'>,
  store: KeyStore = storage,
): void {
  const { key, token, clean } = splitAddress(location);
  if (token === null) return;
  history.replaceState(history.state, '', clean);
  if (key && token !== '') keepLinkToken(key, token, store);
}
