import { userInfo } from 'node:os';
import { readCliEnv } from './env';
import { UsageError } from './exit-codes';

const MAX_NAME = 100;

/**
 * Returns the name of the operator for the audit trail: the value of `--as`, else the person behind `sudo`, else the
 * system's user. Anybody can set the first two, so that the system's user stands behind them: `Eva Ruiz (deploy)`.
 * Throws `UsageError` for a name that the trail could not show.
 */
export function operatorName(as: string | undefined): string {
  const user = systemUser();
  const name = (as ?? readCliEnv().SUDO_USER ?? user).normalize('NFC').trim();
  if (name === '' || name.length > MAX_NAME || /[\p{Cc}\p{Cf}]/u.test(name)) {
    throw new UsageError(`--as: a name of 1 to ${MAX_NAME} characters is needed`);
  }
  return name === user ? name : `${name} (${user})`;
}

/** A container may run as a user id that has no name. */
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
