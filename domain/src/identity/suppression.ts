/** Why an address gets no mail any more: its mail came back for good, or its owner reported a mail as spam. */
export const SUPPRESSION_REASONS = ['bounced', 'complained'] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

/** How that became known: the mail server's answer or a provider's webhook. */
export const SUPPRESSION_SOURCES = ['smtp', 'event'] as const;
export type SuppressionSource = (typeof SUPPRESSION_SOURCES)[number];
