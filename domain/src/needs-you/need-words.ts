import type { Words } from '../language/locales';
import type { Need } from './needs';

/** Words that follow a count: singular and plural form. */
export const NEED_WORDS: Readonly<Record<Need, Words>> = {
  decision: {
    en: 'supplier to decide || suppliers to decide',
    es: 'proveedor por decidir || proveedores por decidir',
    'pt-BR': 'fornecedor a decidir || fornecedores a decidir',
  },
  hits: {
    en: 'hit to review || hits to review',
    es: 'coincidencia por revisar || coincidencias por revisar',
    'pt-BR': 'correspondência a revisar || correspondências a revisar',
  },
  proposals: {
    en: 'proposal to confirm || proposals to confirm',
    es: 'propuesta por confirmar || propuestas por confirmar',
    'pt-BR': 'proposta a confirmar || propostas a confirmar',
  },
  rules: {
    en: 'rule of two people to confirm || rules of two people to confirm',
    es: 'regla de dos personas por confirmar || reglas de dos personas por confirmar',
    'pt-BR': 'regra de duas pessoas a confirmar || regras de duas pessoas a confirmar',
  },
  another_number: {
    en: 'supplier needs another phone number || suppliers need another phone number',
    es: 'proveedor necesita otro teléfono || proveedores necesitan otro teléfono',
    'pt-BR': 'fornecedor precisa de outro telefone || fornecedores precisam de outro telefone',
  },
  answered: {
    en: 'supplier answered what was sent back || suppliers answered what was sent back',
    es: 'proveedor respondió lo que se le devolvió || proveedores respondieron lo que se les devolvió',
    'pt-BR': 'fornecedor respondeu ao que foi devolvido || fornecedores responderam ao que foi devolvido',
  },
  proof_rejected: {
    en: 'proof of payment rejected || proofs of payment rejected',
    es: 'comprobante de pago rechazado || comprobantes de pago rechazados',
    'pt-BR': 'comprovante de pagamento rejeitado || comprovantes de pagamento rejeitados',
  },
  not_delivered: {
    en: 'invitation not delivered || invitations not delivered',
    es: 'invitación no entregada || invitaciones no entregadas',
    'pt-BR': 'convite não entregue || convites não entregues',
  },
  not_opened: {
    en: 'invitation not opened for 7 days || invitations not opened for 7 days',
    es: 'invitación sin abrir desde hace 7 días || invitaciones sin abrir desde hace 7 días',
    'pt-BR': 'convite não aberto há 7 dias || convites não abertos há 7 dias',
  },
  unanswered: {
    en: 'supplier does not answer reminders || suppliers do not answer reminders',
    es: 'proveedor no responde a los recordatorios || proveedores no responden a los recordatorios',
    'pt-BR': 'fornecedor não responde aos lembretes || fornecedores não respondem aos lembretes',
  },
  due_soon: {
    en: 'workflow due within 7 days || workflows due within 7 days',
    es: 'flujo de trabajo vence en 7 días || flujos de trabajo vencen en 7 días',
    'pt-BR': 'fluxo de trabalho vence em 7 dias || fluxos de trabalho vencem em 7 dias',
  },
};

export const NEEDS_YOU_WORDS: Words = { en: 'Needs you', es: 'Requiere su atención', 'pt-BR': 'Requer sua atenção' };
