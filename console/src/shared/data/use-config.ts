import { useQuery } from '@tanstack/react-query';
import { authApi } from '../auth/auth.api';

export const useConfig = () =>
  useQuery({ queryKey: ['config'], queryFn: authApi.config, staleTime: Number.POSITIVE_INFINITY });
