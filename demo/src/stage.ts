import type { CoreConfig } from '@homologa/core/core-config';
import type { Context } from '@homologa/core/kernel/context';
import { newId, newSecret } from '@homologa/core/kernel/ids';
import type { WiredPayments } from '@homologa/core/payments/gateways/payment-gateways';
import { createSandboxPayments } from '@homologa/core/payments/gateways/sandbox-payments';
import type { PaymentRegion } from '@homologa/domain/catalog/payment-regions';
import type { Actor } from '@homologa/domain/identity/actor';
import { DESK } from '@homologa/domain/reports/gateways';
import { DemoJobs } from './jobs';
import { createDemoMailer } from './mailer';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

export interface DemoStage {
  base: Context;
  config: CoreConfig;
  payments: WiredPayments;
  links: Map<string, string>;
}

/**
 * Builds the demo's context. Whatever the configuration says, the demo uses sandbox payments, has all reports made by
 * staff, and captures its mail.
 */
export function setDemoStage(base: Context): DemoStage {
  const sandbox = createSandboxPayments({ publicUrl: base.config.publicUrl, secret: newSecret().token });
  return {
    base,
    config: {
      ...base.config,
      paymentSandbox: true,
      onlinePaymentRegions: sandbox.regions,
      reportGateways: [DESK],
      reportGatewayRules: {},
    },
    links: new Map(),
    payments: {
      sandbox,
      of: (region: PaymentRegion) => (sandbox.regions.includes(region) ? sandbox : null),
      named: (provider) => (provider === sandbox.provider ? sandbox : null),
    },
  };
}

export const daysAgo = ({ base }: DemoStage, days: number): Date => new Date(base.now().getTime() - days * DAY_MS);

/** Runs `work` as an actor at a past time, then the jobs that it enqueued. Throws RangeError for a future time. */
export async function act<T>(stage: DemoStage, actor: Actor, at: Date, work: (ctx: Context) => Promise<T>): Promise<T> {
  if (at > stage.base.now()) throw new RangeError(`${at.toISOString()} is yet to come`);
  const jobs = new DemoJobs(stage.base.jobs);
  const now = () => at;
  const contextFor = (who: Actor): Context => ({
    ...stage.base,
    actor: who,
    now,
    jobs,
    mail: createDemoMailer(stage.base.db, now, stage.links),
    config: stage.config,
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
