import { paymentRegionOf } from '@homologa/domain/catalog/payment-regions';
import { describe, expect, it } from 'vitest';
import { COUNTRY_OF, FLOW_CASES, type FlowCase, PLACES, updatesOf } from './onboarding-flows';

const LETTERS: Readonly<Record<string, string>> = {
  bir_form: 'F',
  questionnaire: 'Q',
  payment: 'P',
  confirmation_call: 'C',
};
const stepsIn = ({ steps }: FlowCase): string => steps.map((step) => LETTERS[step] ?? '').join('');
const wayToPay = ({ method, isOnline }: FlowCase): string => (method ? `${method}${isOnline ? ' online' : ''}` : '-');
const wayBack = ({ goBack }: FlowCase): string => goBack.map((target) => LETTERS[target]).join('') || '-';
const lineOf = (flow: FlowCase): string =>
  `${flow.name}: ${stepsIn(flow)}, ${wayToPay(flow)}${flow.steps.includes('confirmation_call') ? `, back to ${wayBack(flow)}` : ''}`;

describe('the flows that the rules allow', () => {
  it('have a country for every payment region, and Chile for none', () => {
    expect(PLACES.map((place) => paymentRegionOf(COUNTRY_OF[place]))).toEqual([...PLACES.slice(0, -1), null]);
  });

  it('are these: Chile has no payment, Brazil no form, a Questionnaire no confirmation call', () => {
    expect(FLOW_CASES.map(lineOf)).toEqual([
      'argentina, client pays, questionnaire: Q, -',
      'brazil, client pays, questionnaire: Q, -',
      'mexico, client pays, questionnaire: Q, -',
      'peru, client pays, questionnaire: Q, -',
      'ccs, client pays, questionnaire: Q, -',
      'international, client pays, questionnaire: Q, -',
      'chile, client pays, questionnaire: Q, -',
      'argentina, supplier pays, questionnaire: QP, cash_deposit',
      'brazil, supplier pays, questionnaire: QP, boleto online',
      'mexico, supplier pays, questionnaire: QP, credit_card online',
      'peru, supplier pays, questionnaire: QP, cash_deposit',
      'ccs, supplier pays, questionnaire: QP, wire_transfer',
      'international, supplier pays, questionnaire: QP, cash',
      'chile, supplier pays, questionnaire: Q, -',
      'argentina, client pays, bir: FQC, -, back to Q',
      'brazil, client pays, bir: QC, -, back to Q',
      'mexico, client pays, bir: FQC, -, back to Q',
      'peru, client pays, bir: FQC, -, back to Q',
      'ccs, client pays, bir: FQC, -, back to Q',
      'international, client pays, bir: FQC, -, back to Q',
      'chile, client pays, bir: FQC, -, back to Q',
      'argentina, supplier pays, bir: FQPC, deposit_with_check, back to PFQ',
      'brazil, supplier pays, bir: QPC, credit_card online, back to PQ',
      'mexico, supplier pays, bir: FQPC, cash, back to PFQ',
      'peru, supplier pays, bir: FQPC, deposit_with_check, back to PFQ',
      'ccs, supplier pays, bir: FQPC, paypal, back to PFQ',
      'international, supplier pays, bir: FQPC, nominal_check, back to PFQ',
      'chile, supplier pays, bir: FQC, -, back to FQ',
      'argentina, client pays, score: FC, -, back to -',
      'brazil, client pays, score: C, -, back to -',
      'mexico, client pays, score: FC, -, back to -',
      'peru, client pays, score: FC, -, back to -',
      'ccs, client pays, score: FC, -, back to -',
      'international, client pays, score: FC, -, back to -',
      'chile, client pays, score: FC, -, back to -',
      'argentina, supplier pays, score: FPC, cash_deposit, back to PF',
      'brazil, supplier pays, score: PC, boleto online, back to P',
      'mexico, supplier pays, score: FPC, nominal_check, back to PF',
      'peru, supplier pays, score: FPC, wire_transfer, back to PF',
      'ccs, supplier pays, score: FPC, wire_transfer, back to PF',
      'international, supplier pays, score: FPC, electronic_funds_transfer, back to PF',
      'chile, supplier pays, score: FC, -, back to F',
    ]);
  });

  it('write these status updates', () => {
    const shapes = new Map(FLOW_CASES.map((flow) => [`${flow.family} ${stepsIn(flow)}`, updatesOf(flow).join(' ')]));
    expect(Object.fromEntries(shapes)).toEqual({
      'bir FQC':
        'email_received started_onboarding account started_form additional_files started_questionnaire data_verification creating_report report_created',
      'bir FQPC':
        'email_received started_onboarding account started_form additional_files started_questionnaire payment_reference payment_proof data_verification creating_report report_created',
      'bir QC':
        'email_received started_onboarding account started_questionnaire data_verification creating_report report_created',
      'bir QPC':
        'email_received started_onboarding account started_questionnaire payment_reference payment_proof data_verification creating_report report_created',
      'questionnaire Q': 'email_received started_onboarding account_created started_questionnaire onboarding_completed',
      'questionnaire QP':
        'email_received started_onboarding account_created started_questionnaire payment_reference payment_proof onboarding_completed',
      'score C':
        'email_received started_onboarding account data_verification creating_score score_created creating_report report_created',
      'score FC':
        'email_received started_onboarding account started_form additional_files data_verification creating_score score_created creating_report report_created',
      'score FPC':
        'email_received started_onboarding account started_form additional_files payment_reference payment_proof data_verification creating_score score_created creating_report report_created',
      'score PC':
        'email_received started_onboarding account payment_reference payment_proof data_verification creating_score score_created creating_report report_created',
    });
  });
});
