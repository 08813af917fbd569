import type { MailOutage } from '@homologa/prisma/models';
import type { Database, Tx } from '../database/database';
import { prepare } from '../database/statement';
import { MAIL_ERROR_CODES } from '../ports/mailer';

/** Milliseconds between two released mails. The pause limits the rate to 50 mails per second. */
const RELEASE_STEP_MS = 20;

/** Characters of a reason that are kept. */
export const REASON_LENGTH = 500;

const FAILED = prepare<never>(
  `
    INSERT INTO "MailOutage" ("server", "since", "failedAt", "reason") VALUES ($1, $2, $2, $3)
    ON CONFLICT ("server") DO UPDATE SET "failedAt" = excluded."failedAt", "reason" = excluded."reason",
      "answeredAt" = NULL`,
  'write',
);

const FIND = prepare<MailOutage>(`
    SELECT "server", "since", "failedAt", "reason", "probedAt", "answeredAt", "notifiedAt"
    FROM "MailOutage" WHERE "server" = $1`);

const END = prepare<{ server: string }>(`DELETE FROM "MailOutage" WHERE "server" = $1 RETURNING "server"`, 'write');

/**
 * Schedules up to $2 mails that failed with an unreachable server and are due after $1, starting at $1: mails with the
 * fewest attempts first, then the oldest. In any other order a mail that always breaks the connection could be tried
 * first each time and block all others.
 */
const RELEASE = prepare<{ id: string }>(
  `
    WITH waiting AS MATERIALIZED (
      SELECT "id", row_number() OVER (ORDER BY "attempts", "createdAt", "id") - 1 AS "place" FROM "Job"
      WHERE "queue" = 'mail' AND "status" = 'retry' AND "errorCode" = '${MAIL_ERROR_CODES.unreachable}'
        AND "runAt" > $1
      ORDER BY "attempts", "createdAt", "id" LIMIT $2
    )
    UPDATE "Job" j SET "runAt" = $1::timestamptz + waiting."place" * interval '${RELEASE_STEP_MS} milliseconds',
      "dispatchedAt" = NULL
    FROM waiting WHERE j."id" = waiting."id" AND j."status" = 'retry' RETURNING j."id"`,
  'write',
);

export class MailOutages {
  readonly #db: Database;
  readonly #server: string;

  constructor(db: Database, server: string) {
    this.#db = db;
    this.#server = server;
  }

  async find(): Promise<MailOutage | null> {
    const [outage] = await this.#db.hot(null).rows(FIND(this.#server));
    return outage ?? null;
  }

  async recordFailure(at: Date, reason: string): Promise<void> {
    await this.#db.hot(null).rows(FAILED(this.#server, at, reason.slice(0, REASON_LENGTH)));
  }

  async recordAnswer(at: Date): Promise<void> {
    await this.#db.system((tx) =>
      tx.mailOutage.updateMany({ where: { server: this.#server }, data: { answeredAt: at } }),
    );
  }

  async claimProbe({ probedAt }: MailOutage, at: Date): Promise<MailOutage | null> {
    const [claimed] = await this.#db.system((tx) =>
      tx.mailOutage.updateManyAndReturn({ where: { server: this.#server, probedAt }, data: { probedAt: at } }),
    );
    return claimed ?? null;
  }

  async recordNotified(tx: Tx, at: Date): Promise<boolean> {
    const { count } = await tx.mailOutage.updateMany({
      where: { server: this.#server, notifiedAt: null },
      data: { notifiedAt: at },
    });
    return count > 0;
  }

  /** Ends the outage and schedules the waiting mails over the next seconds. Idempotent. */
  async end(at: Date): Promise<void> {
    const ended = await this.#db.hot(null).rows(END(this.#server));
    if (ended.length > 0) await this.release(at, null);
  }

  /**
   * Schedules up to `limit` waiting mails (all mails if null) from `at` on. Mails with the fewest attempts come first.
   * Returns the number of scheduled mails.
   */
  async release(at: Date, limit: number | null): Promise<number> {
    return (await this.#db.hot(null).rows(RELEASE(at, limit))).length;
  }
}
