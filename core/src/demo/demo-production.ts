import type { Invite } from '@homologa/domain/suppliers/invite';
import type { Context } from '../kernel/context';
import type { OnboardingKey } from '../onboarding/access.queries';
import type { VersionedItem } from '../questionnaires/answers.queries';
import type { DemoCast } from './demo-cast';
import type { DemoPapers } from './demo-papers';
import type { DemoStory, DemoWorkflow } from './demo-plan';
import type { DemoStage } from './demo-stage';
import type { DemoSupplier } from './demo-suppliers';

export interface DemoProduction {
  stage: DemoStage;
  cast: DemoCast;
  papers: DemoPapers;
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
  company: DemoSupplier;
  story: DemoStory;
  papers: DemoPapers;
  birRequestId: string;
  year: number;
  questions: readonly VersionedItem[];
  call: <T>(hours: number, work: (ctx: Context) => Promise<T>) => Promise<T>;
}
