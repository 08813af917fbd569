import type { z } from 'zod';
import { type Fault, list, optionalPage } from './kinds';

export const mediaVariables = {
  MEDIA_URL: optionalPage.describe('a provider of articles for adverse media; unset: only those that are loaded'),
  MEDIA_SECRETS: list.describe(
    'what questions to it and its answers are signed with; two, apart by a comma, while one is replaced',
  ),
};

type MediaVariables = z.infer<z.ZodObject<typeof mediaVariables>>;

export const mediaFaults = (env: MediaVariables): Fault[] => [
  ['MEDIA_SECRETS', env.MEDIA_URL !== undefined && env.MEDIA_SECRETS?.length === 0, 'is needed beside MEDIA_URL'],
];
