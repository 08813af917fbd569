import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { prepare } from '../database/statement';
import { MailPaced } from '../ports/mailer';

/** Mails per minute by recipients' domain; `*` is the pace of each domain that is not named. */
type PacesByDomain = Readonly<Record<string, number>>;

const MINUTE_MS = 60_000;
/** A mail waits this long inside its attempt; for longer it gives its connection back. */
const WAITED_MS = 2_000;
/** A mail that returns later than this, for example after an outage, is given another turn: many would return at once. */
const TURN_MS = 60_000;

/** Reserves the next turn of domain $1 from $2 on, with $3 ms between turns. */
const TAKE = prepare<{ turn: Date }>(
  `
    INSERT INTO "MailPace" AS p ("domain", "freeAt", "waitingUntil")
    VALUES ($1, $2::timestamptz + $3 * interval '1 millisecond', $2)
    ON CONFLICT ("domain") DO UPDATE
      SET "freeAt" = greatest(p."freeAt", $2::timestamptz) + $3 * interval '1 millisecond',
        "waitingUntil" = greatest(p."freeAt", $2::timestamptz)
    RETURNING "freeAt" - $3 * interval '1 millisecond' AS "turn"`,
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

  /**
   * Resolves when a mail to these addresses may be sent. Throws MailPaced with the mail's turn if that is more than two
   * seconds away; a mail that returns with its `turn` is sent without another one, ahead of mails that came later.
   */
  async take(addresses: readonly string[], turn: Date | null = null): Promise<void> {
    const now = this.#now().getTime();
    if (turn && now - turn.getTime() <= TURN_MS) return;
    const wait = (await this.#reserve(addresses)) - now;
    if (wait > WAITED_MS) throw new MailPaced(new Date(now + wait));
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  }

  /** Counts a mail that does not wait, so that the mails after it do. */
  async count(addresses: readonly string[]): Promise<void> {
    await this.#reserve(addresses);
  }

  /** Returns the time in ms at which all domains of the addresses have their turn. */
  async #reserve(addresses: readonly string[]): Promise<number> {
    const now = this.#now();
    let last = now.getTime();
    for (const domain of new Set(addresses.map(domainOf))) {
      const perMinute = this.#paces.get(domain) ?? this.#paces.get('*');
      if (perMinute === undefined) continue;
      const [taken] = await this.#db.hot(null).rows(TAKE(domain, now, MINUTE_MS / perMinute));
      last = Math.max(last, taken?.turn.getTime() ?? 0);
    }
    return last;
  }
}
