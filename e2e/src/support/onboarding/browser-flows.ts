import { FLOW_CASES, type FlowCase } from '@homologa/core/test/onboarding-flows';

/**
 * Flows that run in a browser. They cover every pair of report family, payer and language, every sequence of steps,
 * every country with its payment, and both online payments and proofs in each language. An integration test runs all
 * flows over HTTP.
 */
const NAMES = [
  'argentina, supplier pays, questionnaire',
  'brazil, supplier pays, questionnaire',
  'ccs, supplier pays, questionnaire',
  'international, supplier pays, questionnaire',
  'mexico, client pays, questionnaire',
  'brazil, client pays, bir',
  'brazil, supplier pays, bir',
  'ccs, client pays, bir',
  'mexico, supplier pays, bir',
  'brazil, client pays, score',
  'brazil, supplier pays, score',
  'chile, client pays, score',
  'peru, supplier pays, score',
];

export const BROWSER_FLOWS: readonly FlowCase[] = FLOW_CASES.filter(({ name }) => NAMES.includes(name));
