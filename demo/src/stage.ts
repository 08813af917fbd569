import { DESK, deskGateway } from '@homologa/core/kernel/adapters/desk-gateway';
import type { WiredPayments } from '@homologa/core/kernel/adapters/payment-gateways';
import { createSandboxPayments } from '@homologa/core/kernel/adapters/sandbox-payments';
import type { Context } from '@homologa/core/kernel/context';
import { newId, newSecret } from '@homologa/core/kernel/ids';
import type { ReportGateways } from '@homologa/core/kernel/ports/report-gateway';
import type { PaymentRegion } from '@homologa/domain/catalog/payment-regions';
import type { Actor } from '@homologa/domain/identity/actor';
import { DemoJobs } from './jobs';
import { createDemoMailer } from './mailer';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

export interface DemoStage {
  base: Context;
  payments: WiredPayments;
  links: Map<string, string>;
}

/** The demo always uses sandbox payments and captured mail, whatever is configured. */
export function setDemoStage(base: Context): DemoStage {
  const sandbox = createSandboxPayments({ publicUrl: base.config.publicUrl, secret: newSecret().token });
  return {
    base,
    links: new Map(),
    payments: {
      sandbox,
      of: (region: PaymentRegion) => (sandbox.regions.includes(region) ? sandbox : null),
      named: (provider) => (provider === sandbox.provider ? sandbox : null),
    },
  };
}

/** The demo's reports are made by staff, whatever gateways are configured. */
const DESK_ALONE: ReportGateways = {
  names: [DESK],
  of: () => deskGateway,
  named: (name) => (name === DESK ? deskGateway : null),
  bureau: null,
};

export const daysAgo = ({ base }: DemoStage, days: number): Date => new Date(base.now().getTime() - days * DAY_MS);

/** Runs use cases as an actor at a past moment, then the jobs they enqueued. Throws RangeError for a future moment. */
export async function act<T>(stage: DemoStage, actor: Actor, at: Date, work: (ctx: Context) => Promise<T>): Promise<T> {
  if (at > stage.base.now()) throw new RangeError(`${at.toISOString()} is yet to come`);
  const jobs = new DemoJobs();
  const now = () => at;
  const contextFor = (who: Actor): Context => ({
    ...stage.base,
    actor: who,
    now,
    jobs,
    mail: createDemoMailer(stage.base.db, now, stage.links),
    payments: stage.payments,
    gateways: DESK_ALONE,
    requestId: newId(),
  });
  const answer = await work(contextFor(actor));
  await jobs.run(contextFor({ kind: 'system', name: 'worker' }));
  return answer;
}

export class DemoClock {
  #at: Date;

  constructor(from: Date) {
    this.#at = from;
  }

  later(hours: number): Date {
    this.#at = new Date(this.#at.getTime() + hours * HOUR_MS);
    return this.#at;
  }
}
