import { connect } from 'node:net';
import { hasAccounts } from './demo.mjs';

const REDIS_PORT = 6379;
const LONGEST_MS = 2_000;

/**
 * Problems that make a freshly started product unusable, one sentence each: no account exists, Redis is unreachable.
 * @param {string} databaseUrl
 * @param {string | undefined} redisUrl
 * @returns {Promise<string[]>}
 */
export async function hintsFor(databaseUrl, redisUrl) {
  const hints = [];
  if (!(await hasAccounts(databaseUrl))) {
    hints.push('Nobody has an account yet: npm run homologa -- users create --help says how to make one.');
  }
  const redis = redisUrl?.trim() ? placeOf(redisUrl.trim()) : null;
  if (redis && !(await answers(redis))) {
    hints.push(
      `No Redis answers at ${redis.host}:${redis.port} (REDIS_URL): mails and all other jobs wait until one does.`,
    );
  }
  return hints;
}

/**
 * Host and port of a Redis URL, without its password; null if the URL is invalid.
 * @param {string} redisUrl
 */
function placeOf(redisUrl) {
  if (!URL.canParse(redisUrl)) return null;
  const { hostname, port } = new URL(redisUrl);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || REDIS_PORT };
}

/**
 * @param {{host: string, port: number}} place
 * @returns {Promise<boolean>}
 */
function answers(place) {
  return new Promise((resolve) => {
    const socket = connect({ ...place, timeout: LONGEST_MS });
    const settle = (/** @type {boolean} */ isThere) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => settle(true));
    socket.once('timeout', () => settle(false));
    socket.once('error', () => settle(false));
  });
}
