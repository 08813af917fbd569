import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { prepare } from '../database/statement';
import { MailPaced } from '../ports/mailer';

/** Mails per minute by recipients' domain; `*` is the pace of each domain that is not named. */
type PacesByDomain = Readonly<Record<string, number>>;

const MINUTE_MS = 60_000;
/** A mail waits this long inside its attempt; for longer it gives its connection back. */
const WAITED_MS = 2_000;

/** Takes the next slot of domain $1 at $2 with $3 ms between slots, if it begins until $4. */
const TAKE = prepare<{ slot: Date }>(
  `
    INSERT INTO "MailPace" AS p ("domain", "freeAt", "waitingUntil")
    VALUES ($1, $2::timestamptz + $3 * interval '1 millisecond', $2)
    ON CONFLICT ("domain") DO UPDATE
      SET "freeAt" = greatest(p."freeAt", $2::timestamptz) + $3 * interval '1 millisecond'
      WHERE p."freeAt" <= $4::timestamptz
    RETURNING "freeAt" - $3 * interval '1 millisecond' AS "slot"`,
  'write',
);

/** Gives a waiting mail a time of its own, so that waiting mails do not all return at once. */
const QUEUE = prepare<{ until: Date }>(
  `
    UPDATE "MailPace" SET "waitingUntil" = greatest("waitingUntil", "freeAt") + $2 * interval '1 millisecond'
    WHERE "domain" = $1 RETURNING "waitingUntil" AS "until"`,
  'write',
);

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** Limits the mails to each recipients' domain, together over all workers. */
export class MailPaces {
  readonly #db: Database;
  readonly #now: Clock;
  readonly #paces: ReadonlyMap<string, number>;

  constructor(db: Database, now: Clock, paces: PacesByDomain) {
    this.#db = db;
    this.#now = now;
    this.#paces = new Map(Object.entries(paces));
  }

  /** Resolves when a mail to these addresses may be sent. Throws MailPaced if that is more than two seconds away. */
  async take(addresses: readonly string[]): Promise<void> {
    for (const domain of new Set(addresses.map(domainOf))) {
      const perMinute = this.#paces.get(domain) ?? this.#paces.get('*');
      if (perMinute === undefined) continue;
      const step = MINUTE_MS / perMinute;
      const now = this.#now();
      const soon = new Date(now.getTime() + WAITED_MS);
      const [taken] = await this.#db.hot(null).rows(TAKE(domain, now, step, soon));
      if (!taken) {
        const [queued] = await this.#db.hot(null).rows(QUEUE(domain, step));
        throw new MailPaced(queued?.until ?? soon);
      }
      const wait = taken.slot.getTime() - now.getTime();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
