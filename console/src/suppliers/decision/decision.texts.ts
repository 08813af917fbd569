import type { Words } from '@homologa/domain/language/locales';

export const DECISION = {
  title: { en: 'Decision', es: 'Decisión', 'pt-BR': 'Decisão' },
  none: { en: 'No decision yet.', es: 'Todavía no hay una decisión.', 'pt-BR': 'Ainda não há uma decisão.' },
  decide: { en: 'Decide', es: 'Decidir', 'pt-BR': 'Decidir' },
  change: { en: 'Change decision', es: 'Cambiar la decisión', 'pt-BR': 'Alterar a decisão' },
  dialogTitle: {
    en: 'Decide on {name}',
    es: 'Decidir sobre {name}',
    'pt-BR': 'Decidir sobre {name}',
  },
  reason: { en: 'Reason *', es: 'Motivo *', 'pt-BR': 'Motivo *' },
  reasonHint: {
    en: 'Only your company sees it. Earlier decisions are kept.',
    es: 'Solo su empresa lo ve. Las decisiones anteriores se conservan.',
    'pt-BR': 'Só sua empresa vê. As decisões anteriores são mantidas.',
  },
  saved: { en: 'Decision saved.', es: 'Decisión guardada.', 'pt-BR': 'Decisão salva.' },
  byOn: { en: '{name}, {date}', es: '{name}, {date}', 'pt-BR': '{name}, {date}' },
  showEarlier: {
    en: 'Show {count} earlier decision || Show {count} earlier decisions',
    es: 'Ver {count} decisión anterior || Ver {count} decisiones anteriores',
    'pt-BR': 'Ver {count} decisão anterior || Ver {count} decisões anteriores',
  },
  hideEarlier: {
    en: 'Hide earlier decisions',
    es: 'Ocultar decisiones anteriores',
    'pt-BR': 'Ocultar decisões anteriores',
  },
} satisfies Record<string, Words>;
