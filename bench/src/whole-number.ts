import { z } from 'zod';

export const wholeNumber = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
