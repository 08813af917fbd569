import { FLOW_CASES, type FlowCase } from '@homologa/core/test/onboarding-flows';

/**
 * The flows that are walked in a browser: every pair of family, payer and language, every sequence of steps, every
 * place with its payment, paid online and proved in each language. The integration test walks all flows over HTTP.
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
