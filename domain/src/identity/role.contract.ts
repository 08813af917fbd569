import { z } from 'zod';
import { STAFF_ROLES } from './staff-roles';

export const accountRole = z.enum(['admin', 'user']);
export const companyRole = z.enum(['company_admin', 'company_user']);
export const staffRole = z.enum(STAFF_ROLES);
