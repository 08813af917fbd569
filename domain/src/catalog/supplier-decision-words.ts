import type { Words } from '../language/locales';
import type { SupplierDecision } from './supplier-decision';

export const DECISION_WORDS: Readonly<Record<SupplierDecision, Words>> = {
  approved: { en: 'Approved', es: 'Aprobado', 'pt-BR': 'Aprovado' },
  approved_with_conditions: {
    en: 'Approved with conditions',
    es: 'Aprobado con condiciones',
    'pt-BR': 'Aprovado com condições',
  },
  rejected: { en: 'Rejected', es: 'Rechazado', 'pt-BR': 'Rejeitado' },
};
