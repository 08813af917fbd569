export const COMPLETION_KINDS = ['onboarding_finished', 'report_delivered', 'supplier_not_located'] as const;
export type CompletionKind = (typeof COMPLETION_KINDS)[number];
