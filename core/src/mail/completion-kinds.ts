/** What a client is told of a supplier by a mail of its own. */
export type CompletionKind = 'onboarding_finished' | 'report_delivered';
