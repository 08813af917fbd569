import type { Invite } from '@homologa/domain/suppliers/invite';
import type { Context } from '../kernel/context';
import type { OnboardingKey } from '../onboarding/access.queries';
import type { VersionedItem } from '../questionnaires/answers.queries';
import type { DemoCast } from './demo-cast';
import type { DemoPapers } from './demo-papers';
import type { DemoStory, DemoWorkflow } from './demo-plan';
import type { DemoStage } from './demo-stage';
import type { DemoSupplier } from './demo-suppliers';

/** What all workflows of the demo are played with. */
export interface DemoProduction {
  stage: DemoStage;
  cast: DemoCast;
  papers: DemoPapers;
}

/** A supplier of the demo as it was added, with the story that is told of it. */
export interface PlayedSupplier {
  workflowId: string;
  supplierId: string;
  plan: DemoWorkflow;
  story: DemoStory;
  company: DemoSupplier;
  invite: Invite;
}

/** One supplier in its onboarding: what it calls, as whom and when. */
export interface DemoOnboarding {
  key: OnboardingKey;
  company: DemoSupplier;
  story: DemoStory;
  papers: DemoPapers;
  /** Its form and its payment, once its account is connected. */
  birRequestId: string;
  /** Year of its last closed books. */
  year: number;
  questions: readonly VersionedItem[];
  /** Somebody calls a use case, some hours later. */
  call: <T>(hours: number, work: (ctx: Context) => Promise<T>) => Promise<T>;
}
