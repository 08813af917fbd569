import { FLOW_CASES, type FlowCase } from '@homologa/core/test/onboarding-flows';
import { expect, it } from 'vitest';
import { BROWSER_FLOWS } from './browser-flows';

function pairsOf({ family, payer, place, locale, steps, method, isOnline }: FlowCase): string[] {
  const ways = method ? [`${place} pays`, `${family}, online: ${isOnline}`, `${locale}, online: ${isOnline}`] : [];
  return [
    place,
    `${family}, ${payer}`,
    `${family}, ${locale}`,
    `${payer}, ${locale}`,
    `${family}: ${steps.join(', ')}`,
    ...ways,
  ];
}
const pairsIn = (flows: readonly FlowCase[]): string[] => [...new Set(flows.flatMap(pairsOf))].toSorted();

it('a browser walks every pair of what tells one flow from another', () => {
  expect(pairsIn(BROWSER_FLOWS)).toEqual(pairsIn(FLOW_CASES));
  expect(BROWSER_FLOWS).toHaveLength(13);
});
