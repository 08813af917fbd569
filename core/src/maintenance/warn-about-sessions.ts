import { type Readiness, SESSION_FAULTS } from '../kernel/database/readiness';
import type { Logger } from '../kernel/logger';

/**
 * Logs a warning at start if a connection pooler shares sessions or loses their settings, because requests and jobs
 * would fail.
 */
export async function warnAboutSessions({ readiness, log }: { readiness: Readiness; log: Pick<Logger, 'warn'> }) {
  const { sessions } = (await readiness.look()).checks;
  if (sessions === 'shared' || sessions === 'settings_lost') log.warn({ sessions }, SESSION_FAULTS[sessions]);
}
