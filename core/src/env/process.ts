import { z } from 'zod';
import { originFault } from '../addresses';
import { type Fault, optionalAddress } from './kinds';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export const LOCAL_ORIGIN = 'http://localhost:4000';

export const processVariables = {
  NODE_ENV: z.string().default('development').describe('production turns off the mailbox and the demo'),
  PUBLIC_URL: optionalAddress(originFault).describe('origin used in links'),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info').describe('the least grave lines of the log'),
};

type ProcessVariables = z.infer<z.ZodObject<typeof processVariables>>;

/** Requires PUBLIC_URL in production: otherwise only the recipients would notice broken links in mails. */
export const originFaults = (env: ProcessVariables, isProduction: boolean): Fault[] => [
  ['PUBLIC_URL', isProduction && !env.PUBLIC_URL, 'is needed in production: the origin that mailed links lead to'],
];
