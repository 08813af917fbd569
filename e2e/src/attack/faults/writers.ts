import { randomUUID } from 'node:crypto';
import { type Dice, diceOf } from '../dice';
import { ask } from './ask';
import { acknowledge, type Ledger } from './ledger';

interface Writing {
  end(): Promise<void>;
}

interface Place {
  url: string;
  token: string;
  workflowId: string;
  ledger: Ledger;
  seed: number;
  completed: readonly string[];
}

interface Turn extends Place {
  dice: Dice;
  over: AbortSignal;
  name: string;
  own: string[];
}

export const WRITERS = 6;
const IN_BULK = 5;
const CHANGED_IN_BULK = 3;

const invite = (email: string) => ({
  company_name: 'Aceros del Sur',
  full_name: 'Luisa Gómez',
  emails: [email],
  country: 'argentina',
});

export function startWriting(place: Place): Writing {
  const end = new AbortController();
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    const own = place.completed.filter((_id, at) => at % WRITERS === writer);
    for (let turn = 0; !end.signal.aborted; turn += 1) {
      const dice = diceOf(place.seed + writer, turn);
      await write({ ...place, dice, own, over: end.signal, name: `w${writer}-${turn}` });
    }
  });
  return {
    async end() {
      end.abort();
      await Promise.all(writers);
    },
  };
}

function write(turn: Turn): Promise<void> {
  const { dice, own } = turn;
  if (own.length > 0 && dice.chance(0.2)) return changeStatus(turn, dice.pick(own));
  if (own.length > CHANGED_IN_BULK && dice.chance(0.04)) return changeInBulk(turn);
  return dice.chance(0.1) ? addInBulk(turn) : addOne(turn);
}

async function addOne(turn: Turn): Promise<void> {
  const { ledger, dice, workflowId, over, name } = turn;
  const email = `${name}@ledger.test`;
  const path = `/api/workflows/${workflowId}/suppliers`;
  const asked = { method: 'POST', path, body: { invite: invite(email) } } as const;
  // One request in ten has no idempotency key. If its response is lost, the test cannot know whether the supplier was
  // added.
  const keyed = dice.chance(0.9) ? { ...asked, key: randomUUID() } : asked;
  const answer = (await ask(turn, ledger, keyed, over)) as { id: string } | null;
  if (!answer) {
    ledger.unknown.add(email);
    return;
  }
  keep(turn, answer.id, email);
  acknowledge(ledger, 'add');
  if (!('key' in keyed) || !dice.chance(0.2)) return;
  const again = (await ask(turn, ledger, keyed, over)) as { id: string } | null;
  if (again && again.id !== answer.id) ledger.problems.push(`the same key gave ${answer.id} and ${again.id}`);
  if (again) acknowledge(ledger, 'repeat');
}

async function addInBulk(turn: Turn): Promise<void> {
  const { ledger, workflowId, over, name } = turn;
  const emails = Array.from({ length: IN_BULK }, (_, line) => `${name}-${line}@ledger.test`);
  const path = `/api/workflows/${workflowId}/suppliers_bulk`;
  const body = emails.map((email) => ({ invite: invite(email) }));
  const answer = await ask(turn, ledger, { method: 'POST', path, body, key: randomUUID() }, over);
  const { suppliers = [] } = (answer ?? {}) as { suppliers?: { id: string }[] };
  for (const [line, email] of emails.entries()) {
    const added = suppliers[line];
    if (added) keep(turn, added.id, email);
    else ledger.unknown.add(email);
  }
  if (answer) acknowledge(ledger, 'bulk add');
}

async function changeStatus(turn: Turn, id: string): Promise<void> {
  const { ledger, workflowId, over } = turn;
  const written = ledger.suppliers.get(id);
  if (!written) return;
  const status = written.status === 'completed' ? 'archived' : 'completed';
  const path = `/api/workflows/${workflowId}/suppliers/${id}`;
  // If a retry finds the supplier archived, the server has executed the earlier request although its response was lost.
  const doneCode = status === 'archived' ? 'supplier_not_completed' : undefined;
  const answer = await ask(turn, ledger, { method: 'PUT', path, body: { status }, doneCode }, over);
  written.status = answer ? status : null;
  if (answer) acknowledge(ledger, 'status');
}

/**
 * Archives several suppliers by a background job. No other write of the test changes these suppliers later, because the
 * job may run at any time.
 */
async function changeInBulk(turn: Turn): Promise<void> {
  const { ledger, workflowId, over, own } = turn;
  const ids = own.splice(0, CHANGED_IN_BULK);
  const path = `/api/workflows/${workflowId}/suppliers/bulk-actions`;
  const asked = { method: 'POST', path, body: { action: 'archive', ids }, key: randomUUID() } as const;
  const answer = await ask(turn, ledger, asked, over);
  for (const id of ids) {
    const written = ledger.suppliers.get(id);
    if (written) written.status = answer ? 'archived' : null;
  }
  if (answer) acknowledge(ledger, 'bulk status');
}

function keep({ ledger }: Turn, id: string, email: string): void {
  ledger.suppliers.set(id, { email, status: 'pending' });
}
