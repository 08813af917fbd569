import { Agent } from 'node:http';
import { type Dice, diceOf } from '../dice';
import type { AttackedProduct } from '../product';
import { type Operation, readOperations } from './api-document';
import { type Attack, buildRequest } from './build-request';
import { CALLERS, type Caller, type Callers, openCallers } from './callers';
import { type KnownIds, readKnownIds } from './known-ids';
import { type Answer, send } from './send';
import { signedAttack } from './signed';

interface FuzzOptions {
  requests: number;
  seed: number;
  say?: (line: string) => void;
}

export interface Finding {
  number: number;
  request: string;
  answer: string;
}

export interface FuzzReport {
  requests: number;
  operations: number;
  /** Number of responses by first digit of the status; 0 means no response. */
  answered: Record<string, number>;
  good: Record<Caller, number>;
  /** Number of requests that were signed as those of a bureau or mail provider. */
  signed: number;
  medianMs: number;
  /** 5xx responses and missing responses. Excludes responses that announce a temporary unavailability. */
  faults: Finding[];
  slow: Finding[];
}

const AT_ONCE = 8;
const RENEW_EVERY = 2_000;
/**
 * A response counts as slow if it takes at least SLOW_TIMES times the median duration and at least SLOW_LEAST_MS
 * milliseconds.
 */
const SLOW_TIMES = 100;
const SLOW_LEAST_MS = 500;
const ASKED_AGAIN = 3;
const KEPT_BODY = 1_500;

/**
 * Calls every operation as every kind of caller, with order and contents given by the seed, and reports 5xx responses,
 * missing responses and slow responses. Does not undo its changes.
 */
export async function runFuzz(product: AttackedProduct, { requests, seed, say }: FuzzOptions): Promise<FuzzReport> {
  const operations = await readOperations(product.url);
  const pairs = operations.flatMap((operation) => CALLERS.map((caller) => ({ operation, caller })));
  const order = diceOf(seed).shuffle(pairs);
  const callers = await openCallers(product.databaseUrl);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const run = new FuzzRun(product, agent);
  try {
    for (let first = 0; first < requests; first += RENEW_EVERY) {
      await callers.renew();
      const ids = await readKnownIds(product, callers);
      const until = Math.min(requests, first + RENEW_EVERY);
      await run.send(first, until, (number) => attackOf(order, number, { callers, ids }, diceOf(seed, number)));
      say?.(`${until} of ${requests} requests, ${run.faults.length} faults`);
    }
    return { requests, operations: operations.length, ...(await run.report()) };
  } finally {
    agent.destroy();
  }
}

function attackOf(
  order: readonly { operation: Operation; caller: Caller }[],
  number: number,
  world: { callers: Callers; ids: KnownIds },
  dice: Dice,
): Attack {
  const pair = order[number % order.length];
  if (!pair) throw new RangeError('the product has no operation');
  const attack = buildRequest(pair.operation, pair.caller, world, dice);
  return signedAttack(attack, dice) ?? attack;
}

class FuzzRun {
  readonly faults: Finding[] = [];
  readonly #product: AttackedProduct;
  readonly #agent: Agent;
  readonly #answered: Record<string, number> = {};
  readonly #good = Object.fromEntries(CALLERS.map((caller) => [caller, 0])) as Record<Caller, number>;
  readonly #times: number[] = [];
  #signed = 0;
  #slowest: { number: number; attack: Attack; ms: number }[] = [];

  constructor(product: AttackedProduct, agent: Agent) {
    this.#product = product;
    this.#agent = agent;
  }

  async send(first: number, until: number, attackOfNumber: (number: number) => Attack): Promise<void> {
    let next = first;
    const sender = async () => {
      while (next < until) {
        const number = next;
        next += 1;
        const attack = attackOfNumber(number);
        this.#note(number, attack, await send(this.#product.url, attack, this.#agent));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sender));
  }

  #note(number: number, attack: Attack, answer: Answer): void {
    const digit = String(Math.floor(answer.status / 100));
    this.#answered[digit] = (this.#answered[digit] ?? 0) + 1;
    if (attack.isSigned) this.#signed += 1;
    if (answer.status >= 200 && answer.status < 300) this.#good[attack.caller] += 1;
    this.#times.push(answer.ms);
    if (answer.ms > SLOW_LEAST_MS) this.#slowest.push({ number, attack, ms: answer.ms });
    const isFault = answer.status === 0 || (answer.status >= 500 && !answer.isDeclared);
    if (isFault) this.faults.push(findingOf(number, attack, `${answer.status} ${answer.text}`));
  }

  async report(): Promise<Omit<FuzzReport, 'requests' | 'operations'>> {
    this.#times.sort((a, b) => a - b);
    const medianMs = this.#times[Math.floor(this.#times.length / 2)] ?? 0;
    const limit = Math.max(SLOW_LEAST_MS, medianMs * SLOW_TIMES);
    const slow: Finding[] = [];
    for (const { number, attack, ms } of this.#slowest.filter((one) => one.ms > limit)) {
      const again = await this.#fastestOf(attack);
      const answer = `${Math.round(ms)} ms, alone ${Math.round(again)} ms; the median is ${Math.round(medianMs)} ms`;
      if (again > limit) slow.push(findingOf(number, attack, answer));
    }
    return { answered: this.#answered, good: this.#good, signed: this.#signed, medianMs, faults: this.faults, slow };
  }

  /** Repeats a request and returns its fastest time, because on a busy machine any single response may be slow. */
  async #fastestOf(attack: Attack): Promise<number> {
    let fastest = Number.POSITIVE_INFINITY;
    for (let time = 0; time < ASKED_AGAIN; time += 1) {
      fastest = Math.min(fastest, (await send(this.#product.url, attack, this.#agent)).ms);
    }
    return fastest;
  }
}

function findingOf(number: number, { caller, method, path, headers, body }: Attack, answer: string): Finding {
  const shown = headers
    .filter(([name, value]) => !(name === 'Authorization' && value.length > 30))
    .map(([name, value]) => `${name}: ${value.slice(0, 200)}`);
  const text = body?.toString().slice(0, KEPT_BODY) ?? '';
  return { number, request: [`${caller}: ${method} ${path}`, ...shown, text].filter(Boolean).join('\n  '), answer };
}
