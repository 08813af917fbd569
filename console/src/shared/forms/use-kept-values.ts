import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { keptTyped } from '../auth/kept-typed';
import { getSession } from '../auth/session-store';
import { useUser } from '../auth/use-can';

/**
 * Stores the form's input in this browser until the user sends or cancels the form, so that a closed tab or an expired
 * session loses no input. `about` identifies the form; each user and tab has a separate copy.
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
      // The user is still logged in while the form is unmounted, so the form was sent or cancelled. A closing page does
      // not run this cleanup.
      if (getSession().token !== null) kept.forget();
    };
  }, [about, id, methods]);
}
