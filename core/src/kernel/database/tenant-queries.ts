import { createHash } from 'node:crypto';
import { Prisma } from '@homologa/prisma/client';
import type { Pool, Statement } from '@homologa/prisma/pool';
import { sendInTenant, type TenantPlace } from './tenant-batch';

/** What sends a statement: a transaction of Prisma's, or a hot path's own. */
export interface Queries {
  $queryRaw<T = unknown>(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): Promise<T>;
}

/**
 * Statements that a connection keeps prepared: lists have more shapes than are worth the memory, and those that come
 * first are those that come often.
 */
const MAX_NAMES = 200;
const names = new Map<string, string>();

/** The name that a statement is prepared under: it is parsed once per connection, and planned until a plan fits all. */
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

/** Collects what is asked for at once, and sends it as one transaction. */
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
    // Sent when everybody who has something to ask now has asked.
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
 * Runs `work`, whose statements see only this company's rows. What it asks for at once takes one round trip and is one
 * transaction, which is committed before it is answered; what it asks for after an answer is another.
 */
export async function askInTenant<T>(pool: Pool, place: TenantPlace, work: (tx: Queries) => Promise<T>): Promise<T> {
  const queries = new TenantQueries(pool, place);
  try {
    return await work(queries);
  } finally {
    queries.end();
  }
}
