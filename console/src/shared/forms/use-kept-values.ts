import { readJson, storage, writeJson } from '@homologa/web/state/storage';
import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useUser } from '../auth/use-can';

/**
 * Keeps what is typed into a form in this browser until it was sent or given up: a tab that closes in between, offline
 * or by accident, finds it again when the form is opened. Kept per person, under a name that says what it is about.
 */
export function useKeptValues<Values extends FieldValues>(methods: UseFormReturn<Values>, about: string): void {
  const { id } = useUser();
  const key = `homologa.typed.${id}.${about}`;
  useEffect(() => {
    const kept = readJson<Partial<Values>>(storage, key);
    for (const [name, value] of Object.entries(kept ?? {})) {
      methods.setValue(name as Path<Values>, value as never, { shouldDirty: true });
    }
    const { unsubscribe } = methods.watch((values) => writeJson(storage, key, values));
    return () => {
      unsubscribe();
      // The form is gone while the page goes on: it was sent, or given up. A page that closes runs none of this.
      writeJson(storage, key, null);
    };
  }, [key, methods]);
}
