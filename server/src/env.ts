import { z } from 'zod';

/** What the server reads besides the core's variables. */
const serverEnv = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000).describe('one port for the API and both web apps'),
  HOST: z.string().default('127.0.0.1').describe('address to listen on'),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0).describe('reverse proxies in front of the server'),
  HOMOLOGA_ROOT: z.string().default('.').describe('where the built web apps lie'),
});
export type ServerEnv = z.infer<typeof serverEnv>;

export const readServerEnv = (source: NodeJS.ProcessEnv = process.env): ServerEnv => serverEnv.parse(source);
