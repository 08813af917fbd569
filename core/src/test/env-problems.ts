import { readCoreEnv } from '../env';
import { ConfigurationError } from '../env/parse-env';

export const DATABASE_URL = 'postgresql://owner:secret@db/homologa';
export const PRODUCTION = {
  DATABASE_URL,
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://mail:25',
  PUBLIC_URL: 'https://homologa.test',
  MAIL_FROM: 'Homologa <no-reply@homologa.test>',
};
export const LONG_SECRET = 'a secret that is long enough to sign';

export function problemsOf(source: Record<string, string>): readonly string[] {
  try {
    readCoreEnv(source);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
  return [];
}
