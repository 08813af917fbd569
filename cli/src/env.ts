import { parseEnv } from '@homologa/core/env/parse-env';
import { z } from 'zod';

const cliEnv = z.object({
  HOMOLOGA_ROOT: z.string().default('.').describe('where prisma/migrations lies'),
  HOMOLOGA_PROGRAMS: z.string().optional().describe('where sheet-writer.js and import-reader.js of the workers lie'),
  SUDO_USER: z.string().optional().describe('set by sudo: the person behind the user who runs the command'),
});

export const readCliEnv = (source: NodeJS.ProcessEnv = process.env): z.infer<typeof cliEnv> => parseEnv(cliEnv, source);
