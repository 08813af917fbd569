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
  dialogTitleMany: {
    en: 'Decide on {count} supplier || Decide on {count} suppliers',
    es: 'Decidir sobre {count} proveedor || Decidir sobre {count} proveedores',
    'pt-BR': 'Decidir sobre {count} fornecedor || Decidir sobre {count} fornecedores',
  },
  proposed: {
    en: 'The score proposes “{decision}”: its outcome is “{outcome}”.',
    es: 'El puntaje propone «{decision}»: su resultado es «{outcome}».',
    'pt-BR': 'A pontuação propõe “{decision}”: o resultado é “{outcome}”.',
  },
  saveAndNext: { en: 'Save and next', es: 'Guardar y seguir', 'pt-BR': 'Salvar e seguir' },
  keys: {
    en: '1, 2, 3 choose · Ctrl+Enter saves',
    es: '1, 2, 3 eligen · Ctrl+Enter guarda',
    'pt-BR': '1, 2, 3 escolhem · Ctrl+Enter salva',
  },
  keysNext: {
    en: '1, 2, 3 choose · Ctrl+Enter saves · Ctrl+Shift+Enter saves and goes on to the next',
    es: '1, 2, 3 eligen · Ctrl+Enter guarda · Ctrl+Shift+Enter guarda y pasa al siguiente',
    'pt-BR': '1, 2, 3 escolhem · Ctrl+Enter salva · Ctrl+Shift+Enter salva e passa ao próximo',
  },
  reason: { en: 'Reason *', es: 'Motivo *', 'pt-BR': 'Motivo *' },
  reasonHint: {
    en: 'Only your company sees it. Earlier decisions are kept.',
    es: 'Solo su empresa lo ve. Las decisiones anteriores se conservan.',
    'pt-BR': 'Só sua empresa vê. As decisões anteriores são mantidas.',
  },
  saved: { en: 'Decision saved.', es: 'Decisión guardada.', 'pt-BR': 'Decisão salva.' },
  rule: { en: 'Rule of the workflow', es: 'Regla del flujo', 'pt-BR': 'Regra do fluxo' },
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
