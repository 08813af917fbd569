import { z } from 'zod';

const bundle = z.object({ app: z.string(), bytes: z.number(), limit: z.number() });

const startEnv = z.object({
  BENCH_CHECKOUT: z.string().describe('the repository whose last commit is cloned'),
  BENCH_BUNDLES: z
    .string()
    .transform((text) => z.array(bundle).parse(JSON.parse(text)))
    .describe('what each web app loads until its first screen shows, in gzipped bytes'),
  BENCH_UNSET: z
    .string()
    .transform((text) => text.split(' '))
    .describe('what the shell may hold and the product would obey'),
  BENCH_RESULTS: z.string().describe('the folder that results are written to'),
});

export const readEnv = (): z.infer<typeof startEnv> => startEnv.parse(process.env);
