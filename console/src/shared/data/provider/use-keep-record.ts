import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import type { ResourceMeta } from './resource-path';

export const recordKey = (resource: string, id: string, meta?: ResourceMeta) =>
  [resource, 'getOne', { id, meta }] as const;

/** Stores the record returned by an action in react-admin's cache and refetches the lists, as `useUpdate` does. */
export function useKeepRecord<Stored extends RaRecord>(resource: string, meta?: ResourceMeta) {
  const queries = useQueryClient();
  return async (record: Stored): Promise<void> => {
    queries.setQueryData(recordKey(resource, String(record.id), meta), record);
    await queries.invalidateQueries({ queryKey: [resource, 'getList'] });
  };
}
