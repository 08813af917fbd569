import { z } from 'zod';

export const accountRole = z.enum(['admin', 'user']);
export const companyRole = z.enum(['company_admin', 'company_user']);
