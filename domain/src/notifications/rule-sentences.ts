import type { Words } from '../language/locales';

/** Sentences about the rule for the delivery of reports. */
export const SECOND_LOOK_SENTENCES: Readonly<Record<'rule_proposed' | 'rule_settled' | 'rule_to_confirm', Words>> = {
  rule_proposed: {
    en: '{person} proposes that some reports no longer need a second pair of eyes. A second person has to confirm it.',
    es: '{person} propone que algunos informes ya no necesiten una segunda revisión. Una segunda persona debe confirmarlo.',
    'pt-BR':
      '{person} propõe que alguns relatórios não precisem mais de uma segunda conferência. Uma segunda pessoa precisa confirmar.',
  },
  rule_settled: {
    en: '{person} confirmed it: some reports no longer need a second pair of eyes.',
    es: '{person} lo confirmó: algunos informes ya no necesitan una segunda revisión.',
    'pt-BR': '{person} confirmou: alguns relatórios não precisam mais de uma segunda conferência.',
  },
  rule_to_confirm: {
    en: '{person} proposes that some reports for {company} no longer need a second pair of eyes: please confirm or reject.',
    es: '{person} propone que algunos informes para {company} ya no necesiten una segunda revisión: confirme o rechace.',
    'pt-BR':
      '{person} propõe que alguns relatórios para {company} não precisem mais de uma segunda conferência: confirme ou rejeite.',
  },
};

/** How a proposal to weaken a rule of two people ended without being confirmed. */
export const RULE_STAYS: Words = {
  en: 'The proposal to switch off a rule of two people has ended ({person}): the rule stays.',
  es: 'La propuesta de desactivar una regla de dos personas terminó ({person}): la regla se mantiene.',
  'pt-BR': 'A proposta de desativar uma regra de duas pessoas terminou ({person}): a regra permanece.',
};
