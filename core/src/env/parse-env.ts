import type { z } from 'zod';

export class ConfigurationError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(['The configuration cannot be used:', ...problems.map((problem) => `  ${problem}`)].join('\n'));
    this.name = 'ConfigurationError';
  }
}

/** Parses the environment. Throws ConfigurationError with all invalid variables. */
export function parseEnv<T>(schema: z.ZodType<T>, source: NodeJS.ProcessEnv): T {
  const { success, data, error } = schema.safeParse(source);
  if (success) return data;
  throw new ConfigurationError(
    error.issues.map((issue) => `${issue.path.join('.')}: ${sentenceOf(issue, source[String(issue.path[0])])}`),
  );
}

/** Returns an error message for operators, because zod's messages contain JavaScript types. */
function sentenceOf(issue: z.core.$ZodIssue, given: string | undefined): string {
  if (issue.code === 'custom') return issue.message;
  if (!given) return 'is needed';
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'is to be a whole number' : 'is to be a number';
    case 'too_small':
      return `is to be ${issue.minimum} or more`;
    case 'too_big':
      return `is to be ${issue.maximum} or less`;
    case 'invalid_value':
      return `is one of ${issue.values.filter((value) => value !== '').join(', ')}`;
    case 'invalid_union':
    case 'invalid_format':
      return 'is to be an address: https://…';
    default:
      return issue.message;
  }
}

/** Runs several parsers of the environment. Throws one ConfigurationError with the problems of all of them. */
export function readTogether<T extends readonly unknown[]>(...readers: { [K in keyof T]: () => T[K] }): T {
  const problems: string[] = [];
  const values = readers.map((read) => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  });
  if (problems.length > 0) throw new ConfigurationError(problems);
  return values as unknown as T;
}
