import fc from 'fast-check';
import { disagreements } from './four-sides';
import { randomQuestionnaire } from './random-questionnaire';

/**
 * Compares what browser, server, spreadsheet and replay make of random questionnaires with random answers. Returns the
 * smallest questionnaire that they do not agree on, null if there is none.
 */
export async function tryAgreement({ cases, seed }: { cases: number; seed: number }): Promise<string | null> {
  const property = fc.asyncProperty(randomQuestionnaire, async (one) => {
    const found = await disagreements(one);
    if (found.length > 0) throw new Error(found.join('\n'));
  });
  const { failed, counterexample, errorInstance } = await fc.check(property, { numRuns: cases, seed });
  if (!failed) return null;
  const reason = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return `${reason}\n${JSON.stringify(counterexample)}`;
}
