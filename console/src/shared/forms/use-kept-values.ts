import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { keptTyped } from '../auth/kept-typed';
import { getSession } from '../auth/session-store';
import { useUser } from '../auth/use-can';

/**
 * Keeps what is typed into a form in this browser until it is sent or given up: a tab that closes in between, offline
 * or by accident, and a session that expires lose nothing. Kept per person and tab, under what the form is about.
 */
export function useKeptValues<Values extends FieldValues>(methods: UseFormReturn<Values>, about: string): void {
  const { id } = useUser();
  useEffect(() => {
    const kept = keptTyped<Partial<Values>>('typed', id, about);
    for (const [name, value] of Object.entries(kept.read() ?? {})) {
      methods.setValue(name as Path<Values>, value as never, { shouldDirty: true });
    }
    const { unsubscribe } = methods.watch((values) => kept.keep(values as Partial<Values>));
    return () => {
      unsubscribe();
      // The form is gone while the session goes on: it was sent, or given up. A page that closes runs none of this.
      if (getSession().token !== null) kept.forget();
    };
  }, [about, id, methods]);
}
