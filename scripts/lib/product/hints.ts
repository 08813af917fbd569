import { accepts } from '../processes';
import { hasAccounts } from './demo';

const REDIS_PORT = 6379;

/**
 * Returns the reasons why a newly started product cannot be used, one sentence each: no account exists, or Redis is
 * unreachable.
 */
export async function hintsFor(databaseUrl: string, redisUrl = ''): Promise<string[]> {
  const hints = [];
  if (!(await hasAccounts(databaseUrl))) {
    hints.push('Nobody has an account yet: npm run homologa -- users create --help says how to make one.');
  }
  if (URL.canParse(redisUrl)) {
    const { hostname, port } = new URL(redisUrl);
    const place = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || REDIS_PORT };
    if (!(await accepts(place))) {
      hints.push(
        `No Redis answers at ${place.host}:${place.port} (REDIS_URL): mails and all other jobs wait until one does.`,
      );
    }
  }
  return hints;
}
