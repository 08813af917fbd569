import type { DecisionFilter, SupplierDecision } from '../catalog/supplier-decision';
import { DECISION_WORDS } from '../catalog/supplier-decision-words';
import type { Words } from '../language/locales';

export const SUPPLIER_DECISION_WORDS: Readonly<Record<DecisionFilter, Words>> = {
  ...DECISION_WORDS,
  none: { en: 'Undecided', es: 'Sin decisión', 'pt-BR': 'Sem decisão' },
};

export const DECIDE_WORDS: Readonly<Record<SupplierDecision, Words>> = {
  approved: { en: 'Approve', es: 'Aprobar', 'pt-BR': 'Aprovar' },
  approved_with_conditions: {
    en: 'Approve with conditions',
    es: 'Aprobar con condiciones',
    'pt-BR': 'Aprovar com condições',
  },
  rejected: { en: 'Reject', es: 'Rechazar', 'pt-BR': 'Rejeitar' },
};
