/** Formats the month of a deposit (`YYYY-MM`) as the deposit slip does: `11/2026`. */
export const depositPeriodText = (period: string): string => period.split('-').toReversed().join('/');
