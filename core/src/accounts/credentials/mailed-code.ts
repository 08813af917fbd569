import { hashSecret } from '../../kernel/ids';

/** Salts the hash of the six digits with the attempt's id, which only the browser that asked for the code knows. */
export const hashMailedCode = (attemptId: string, code: string): string =>
  hashSecret(`${attemptId}:${code.replace(/\s/g, '')}`);
