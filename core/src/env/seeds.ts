export type Seeds = readonly [string, ...string[]];

export interface SeedVariables {
  DATABASE_URL: string;
  DATABASE_SYSTEM_URL?: string | undefined;
  DATABASE_ROLE_SECRET?: string | undefined;
}

/**
 * Returns the seeds of a derived key: those given by hand, then what the passwords of the database's logins follow from,
 * which every installation has. The first one encrypts or hides, all are tried.
 */
export function seedsOf(env: SeedVariables, [given, ...others]: readonly string[]): Seeds {
  const { DATABASE_URL, DATABASE_SYSTEM_URL, DATABASE_ROLE_SECRET } = env;
  const passwordIn = (url: string) => decodeURIComponent(new URL(url).password);
  const byHand = DATABASE_SYSTEM_URL === undefined ? '' : passwordIn(DATABASE_SYSTEM_URL);
  const own = DATABASE_ROLE_SECRET || passwordIn(DATABASE_URL) || byHand || DATABASE_URL;
  return given === undefined ? [own] : [given, ...others, own];
}
