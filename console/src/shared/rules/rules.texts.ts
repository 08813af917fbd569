import type { RuleAnswer, TwoPersonRule } from '@homologa/domain/companies/rule-proposals';
import type { Words } from '@homologa/domain/language/locales';

export const RULE_PROPOSED: Readonly<Record<TwoPersonRule, Words>> = {
  four_eyes: {
    en: 'Proposed: one person alone decides about hits.',
    es: 'Propuesto: una sola persona decide sobre las coincidencias.',
    'pt-BR': 'Proposto: uma só pessoa decide sobre as correspondências.',
  },
  second_look: {
    en: 'Proposed: these reports need no second pair of eyes: {types}.',
    es: 'Propuesto: estos informes no necesitan una segunda revisión: {types}.',
    'pt-BR': 'Proposto: estes relatórios não precisam de uma segunda conferência: {types}.',
  },
};

export const RULE_ANSWER_WORDS: Readonly<Record<RuleAnswer, Words>> = {
  confirm: { en: 'Confirm', es: 'Confirmar', 'pt-BR': 'Confirmar' },
  reject: { en: 'Reject', es: 'Rechazar', 'pt-BR': 'Rejeitar' },
  withdraw: { en: 'Withdraw the proposal', es: 'Retirar la propuesta', 'pt-BR': 'Retirar a proposta' },
};

export const RULE_ANSWERED: Readonly<Record<RuleAnswer, Words>> = {
  confirm: {
    en: 'Confirmed. All admins are told.',
    es: 'Confirmado. Se avisa a todos los administradores.',
    'pt-BR': 'Confirmado. Todos os administradores são avisados.',
  },
  reject: {
    en: 'Rejected. The rule stays.',
    es: 'Rechazado. La regla se mantiene.',
    'pt-BR': 'Rejeitado. A regra permanece.',
  },
  withdraw: {
    en: 'Withdrawn. The rule stays.',
    es: 'Retirado. La regla se mantiene.',
    'pt-BR': 'Retirado. A regra permanece.',
  },
};

export const RULES = {
  proposedBy: { en: 'By {person}, {date}', es: 'Por {person}, {date}', 'pt-BR': 'Por {person}, {date}' },
  provider: { en: 'our staff', es: 'nuestro personal', 'pt-BR': 'nossa equipe' },
  waitsForCompany: {
    en: 'The rule stays until a second admin of the company confirms.',
    es: 'La regla se mantiene hasta que otro administrador de la empresa confirme.',
    'pt-BR': 'A regra permanece até que outro administrador da empresa confirme.',
  },
  waitsForProvider: {
    en: 'The rule stays until the administration of the provider confirms.',
    es: 'La regla se mantiene hasta que la administración del proveedor del servicio confirme.',
    'pt-BR': 'A regra permanece até que a administração do provedor confirme.',
  },
  proposed: {
    en: 'Proposed. The rule stays until a second person confirms.',
    es: 'Propuesto. La regla se mantiene hasta que una segunda persona confirme.',
    'pt-BR': 'Proposto. A regra permanece até que uma segunda pessoa confirme.',
  },
} satisfies Record<string, Words>;
