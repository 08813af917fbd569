import { createHash } from 'node:crypto';
import { Prisma } from '@homologa/prisma/client';
import type { Pool, Statement } from '@homologa/prisma/pool';
import { sendInTenant, type TenantPlace } from './tenant-batch';

export interface Queries {
  $queryRaw<T = unknown>(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): Promise<T>;
}

/**
 * Limit of prepared statements per connection: lists have too many variants to prepare them all, and frequent variants
 * come first.
 */
const MAX_NAMES = 200;
const names = new Map<string, string>();

/** A prepared statement is parsed once per connection, and planned until PostgreSQL switches to a generic plan. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}

interface Asked {
  statement: Statement;
  answer: (rows: never) => void;
  refuse: (error: unknown) => void;
}

/** Batches the queries issued in the same tick into one transaction. */
class TenantQueries implements Queries {
  readonly #pool: Pool;
  readonly #place: TenantPlace;
  #asked: Asked[] = [];
  #isOver = false;

  constructor(pool: Pool, place: TenantPlace) {
    this.#pool = pool;
    this.#place = place;
  }

  $queryRaw<T>(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): Promise<T> {
    if (this.#isOver) return Promise.reject(new Error('the transaction is over'));
    const { text, values: bound } = query instanceof Prisma.Sql ? query : Prisma.sql(query, ...values);
    // Send after all queries of the current tick have been collected.
    if (this.#asked.length === 0) process.nextTick(() => void this.#send());
    return new Promise((answer, refuse) => {
      this.#asked.push({ statement: { name: nameOf(text), text, values: bound }, answer, refuse });
    });
  }

  end(): void {
    this.#isOver = true;
  }

  async #send(): Promise<void> {
    const asked = this.#asked;
    this.#asked = [];
    try {
      const statements = asked.map(({ statement }) => statement);
      const answers = await sendInTenant(this.#pool, this.#place, statements);
      for (const [at, { answer }] of asked.entries()) answer(answers[at] as never);
    } catch (error) {
      for (const { refuse } of asked) refuse(error);
    }
  }
}

/**
 * Runs `work`, whose statements see only this company's rows. Statements issued concurrently share one round trip and
 * one transaction, committed before they resolve; statements issued after an answer form another transaction.
 */
export async function askInTenant<T>(pool: Pool, place: TenantPlace, work: (tx: Queries) => Promise<T>): Promise<T> {
  const queries = new TenantQueries(pool, place);
  try {
    return await work(queries);
  } finally {
    queries.end();
  }
}
