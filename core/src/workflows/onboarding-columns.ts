import { matchLocale } from '@homologa/domain/language/locales';
import type { OnboardingSettings, OnboardingSettingsInput } from '@homologa/domain/workflows/workflow.contract';
import type { Workflow } from '@homologa/prisma/models';

/** Maps onboarding settings to columns; undefined leaves a column unchanged. */
export const onboardingColumns = (settings: OnboardingSettingsInput | null | undefined) => ({
  introductionTitle: settings?.introduction?.title,
  introductionText: settings?.introduction?.text,
  finishedText: settings?.finished_text,
  defaultLocale: settings?.default_language,
  dueDate: settings?.due_date ? new Date(`${settings.due_date}T00:00:00Z`) : settings?.due_date,
});

export const dayOf = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null;

type OnboardingColumns = Pick<
  Workflow,
  'introductionTitle' | 'introductionText' | 'finishedText' | 'defaultLocale' | 'dueDate'
>;

export const onboardingSettingsOf = (workflow: OnboardingColumns): OnboardingSettings => ({
  introduction: { title: workflow.introductionTitle, text: workflow.introductionText },
  finished_text: workflow.finishedText,
  default_language: matchLocale(workflow.defaultLocale),
  due_date: dayOf(workflow.dueDate),
});
