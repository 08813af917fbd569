import { describe, expect, it } from 'vitest';
import { BIR_FIELD_WORDS } from './bir-form/field-words';
import * as birFormWords from './bir-form/form-words';
import * as activityWords from './catalog/activity-words';
import * as reportTypeWords from './catalog/report-type-words';
import * as scaleWords from './catalog/scale-words';
import * as statusMeanings from './catalog/status-meanings';
import * as statusWords from './catalog/status-words';
import * as workflowWords from './catalog/workflow-words';
import * as accountWords from './companies/company-user-words';
import { COUNTRY_NAMES } from './countries/country-names';
import * as taxIdWords from './identity/tax-id-words';
import * as jobWords from './jobs/job-words';
import { LOCALES, type Words } from './language/locales';
import * as onboardingWords from './onboarding/onboarding-words';
import * as paymentWords from './payments/payment-words';
import * as questionWords from './questionnaires/question-words';
import * as reportWords from './reports/report-words';
import * as screeningWords from './screenings/screening-words';
import { ADDRESS_PROBLEM_WORDS } from './suppliers/addresses/address-words';
import * as bulkActionWords from './suppliers/bulk/bulk-action-words';
import { INVITATION_ERROR_WORDS } from './suppliers/invitation-errors';
import * as decisionWords from './suppliers/supplier-decision-words';
import * as eventWords from './suppliers/supplier-event-words';
import * as supplierWords from './suppliers/supplier-words';

const tables: Record<string, Readonly<Record<string, Words>>> = {
  COUNTRY_NAMES,
  BIR_FIELD_WORDS,
  INVITATION_ERROR_WORDS,
  ADDRESS_PROBLEM_WORDS,
  ...birFormWords,
  ...accountWords,
  ...activityWords,
  ...bulkActionWords,
  ...decisionWords,
  ...eventWords,
  ...jobWords,
  ...onboardingWords,
  ...paymentWords,
  ...questionWords,
  ...reportTypeWords,
  ...reportWords,
  ...screeningWords,
  ...scaleWords,
  ...statusMeanings,
  ...statusWords,
  ...supplierWords,
  ...taxIdWords,
  ...workflowWords,
};
const placesOf = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

describe('words', () => {
  it.each(Object.entries(tables))('%s is complete in three languages, with the same places', (_name, table) => {
    for (const [key, words] of Object.entries(table)) {
      for (const locale of LOCALES) {
        expect([key, words[locale].trim() !== '', placesOf(words[locale])]).toEqual([key, true, placesOf(words.en)]);
      }
    }
  });
});
