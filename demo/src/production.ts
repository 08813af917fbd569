import type { Context } from '@homologa/core/kernel/context';
import type { OnboardingKey } from '@homologa/core/onboarding/access.queries';
import type { WiredPayments } from '@homologa/core/payments/gateways/payment-gateways';
import type { VersionedItem } from '@homologa/core/questionnaires/answers.queries';
import type { Invite } from '@homologa/domain/suppliers/invite';
import type { DemoCast } from './cast';
import type { DemoPapers } from './papers';
import type { DemoStory, DemoWorkflow } from './plan';
import type { DemoProgress } from './progress';
import type { DemoStage } from './stage';
import type { DemoSupplier } from './suppliers';

export interface DemoProduction {
  stage: DemoStage;
  cast: DemoCast;
  papers: DemoPapers;
  progress: DemoProgress;
}

export interface PlayedSupplier {
  workflowId: string;
  supplierId: string;
  plan: DemoWorkflow;
  story: DemoStory;
  company: DemoSupplier;
  invite: Invite;
}

export interface DemoOnboarding {
  key: OnboardingKey;
  plan: DemoWorkflow;
  company: DemoSupplier;
  story: DemoStory;
  papers: DemoPapers;
  birRequestId: string;
  year: number;
  questions: readonly VersionedItem[];
  payments: WiredPayments;
  call: <T>(hours: number, work: (ctx: Context) => Promise<T>) => Promise<T>;
}
