import type { Composition } from '../kernel/compose';
import { SESSION_FAULTS } from '../kernel/database/readiness';

/** Warns at the start of a server or worker that a pooler shares or trims its sessions: requests and jobs fail then. */
export async function warnAboutSessions({ readiness, log }: Pick<Composition, 'readiness'> & { log: Warns }) {
  const { sessions } = (await readiness.look()).checks;
  if (sessions === 'shared' || sessions === 'settings_lost') log.warn({ sessions }, SESSION_FAULTS[sessions]);
}

type Warns = Pick<Composition['log'], 'warn'>;
