import { type RaRecord, useCreate, useDelete, useUpdate } from 'react-admin';
import type { ResourceMeta } from './resource-path';

const OPTIONS = { returnPromise: true } as const;

/** Provides only the update of `useRecordWrites`, for components that are mounted in every row of a table. */
export function useRecordUpdate<Stored extends RaRecord>(resource: string, meta?: ResourceMeta) {
  const [update] = useUpdate<Stored, Error>();
  return async (id: string, data: object) => (await update(resource, { id, data, meta }, OPTIONS)) as Stored;
}

/**
 * react-admin's `useCreate`, `useUpdate` and `useDelete` of one resource, as functions that return the record or throw.
 * Forms and `useAction` show the result to the user.
 */
export function useRecordWrites<Stored extends RaRecord>(resource: string, meta?: ResourceMeta) {
  const [create] = useCreate<Stored, Error>();
  const update = useRecordUpdate<Stored>(resource, meta);
  const [remove] = useDelete<Stored, Error>();
  return {
    create: async (data: object) => (await create(resource, { data, meta }, OPTIONS)) as Stored,
    update,
    remove: async (id: string) => {
      await remove(resource, { id, meta }, OPTIONS);
    },
  };
}
