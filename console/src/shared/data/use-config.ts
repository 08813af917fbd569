import { useQuery } from '@tanstack/react-query';
import { accountApi } from './account.api';

/** Brand, languages, contact numbers and legal links: configuration that needs no session. */
export const useConfig = () =>
  useQuery({ queryKey: ['config'], queryFn: accountApi.config, staleTime: Number.POSITIVE_INFINITY });
