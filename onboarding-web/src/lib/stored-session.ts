import { readJson, storage } from '@homologa/web/state/storage';
import { SUPPLIER_SESSION_KEY, type SupplierSession } from '@homologa/web/state/supplier-session';

export type Session = SupplierSession;

export const storedSession = (): Session | null => readJson<Session>(storage, SUPPLIER_SESSION_KEY);
