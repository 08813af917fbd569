/** Formats the month of a deposit, `YYYY-MM`, as its slip does: `11/2026`. */
export const depositPeriodText = (period: string): string => period.split('-').toReversed().join('/');
