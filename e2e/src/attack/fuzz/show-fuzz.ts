import type { Finding, FuzzReport } from './run-fuzz';

export function showFuzz(
  { requests, operations, answered, good, signed, medianMs, faults, slow }: FuzzReport,
  seed: number,
): string {
  const counts = (of: Record<string, number>, unit: string) =>
    Object.entries(of)
      .map(([name, count]) => `${name}${unit} ${count}`)
      .join(', ');
  return [
    `seed ${seed}: ${requests} requests to ${operations} operations, ${Math.round(medianMs)} ms in the median`,
    `answers: ${counts(answered, 'xx')}`,
    `good answers: ${counts(good, '')}; signed as machines: ${signed}`,
    `answers of 5xx or none: ${faults.length}`,
    ...faults.map(shown),
    `slow answers: ${slow.length}`,
    ...slow.map(shown),
  ].join('\n');
}

const shown = ({ number, request, answer }: Finding): string => `\n#${number} ${request}\n  → ${answer}`;
