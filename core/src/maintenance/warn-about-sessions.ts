import type { Composition } from '../kernel/compose';
import { SESSION_FAULTS } from '../kernel/database/readiness';

/**
 * Warns at start about a connection pooler that shares sessions or loses their settings, because requests and jobs then
 * fail.
 */
export async function warnAboutSessions({ readiness, log }: Pick<Composition, 'readiness'> & { log: Warns }) {
  const { sessions } = (await readiness.look()).checks;
  if (sessions === 'shared' || sessions === 'settings_lost') log.warn({ sessions }, SESSION_FAULTS[sessions]);
}

type Warns = Pick<Composition['log'], 'warn'>;
