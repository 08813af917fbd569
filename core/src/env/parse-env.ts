import type { z } from 'zod';
import { readVariableFiles } from './variable-files';

export class ConfigurationError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(['The configuration cannot be used:', ...problems.map((problem) => `  ${problem}`)].join('\n'));
    this.name = 'ConfigurationError';
  }
}

/**
 * Parses the environment. Each variable of the schema may also be the content of a file that `<name>_FILE` names.
 * Throws ConfigurationError with all invalid variables.
 */
export function parseEnv<T>(schema: z.ZodType<T>, source: NodeJS.ProcessEnv): T {
  const { env, problems } = readVariableFiles(variablesOf(schema), source);
  const { success, data, error } = schema.safeParse(env);
  if (success && problems.length === 0) return data;
  // A variable whose file cannot be read has that one problem; that it is missing would be said in addition.
  const withoutFile = (error?.issues ?? []).filter(
    ({ path }) => !problems.some((problem) => problem.startsWith(`${String(path[0])}_FILE:`)),
  );
  throw new ConfigurationError([
    ...problems,
    ...withoutFile.map((issue) => `${issue.path.join('.')}: ${sentenceOf(issue, env[String(issue.path[0])])}`),
  ]);
}

/** Names of the variables of a schema, which may be an object followed by rules and transformations. */
function variablesOf(schema: z.ZodType): string[] {
  const { def } = schema as { def: { shape?: Record<string, unknown>; in?: z.ZodType } };
  return def.in ? variablesOf(def.in) : Object.keys(def.shape ?? {});
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
