import { useQuery } from '@tanstack/react-query';
import { authApi } from '../auth/auth.api';

/** Configuration that needs no session: brand, languages, contact numbers and legal links. */
export const useConfig = () =>
  useQuery({ queryKey: ['config'], queryFn: authApi.config, staleTime: Number.POSITIVE_INFINITY });
