import { parseEnv } from '@homologa/core/env/parse-env';
import { z } from 'zod';

const cliEnv = z.object({
  HOMOLOGA_ROOT: z.string().default('.').describe('where prisma/migrations lies'),
});

export const readCliEnv = (source: NodeJS.ProcessEnv = process.env): z.infer<typeof cliEnv> => parseEnv(cliEnv, source);
