import { useQuery } from '@tanstack/react-query';
import { accountApi } from './account.api';

/** Configuration that needs no session: brand, languages, contact numbers and legal links. */
export const useConfig = () =>
  useQuery({ queryKey: ['config'], queryFn: accountApi.config, staleTime: Number.POSITIVE_INFINITY });
