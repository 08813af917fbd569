import type { Words } from '@homologa/domain/language/locales';
import type { HistoryKind } from './history-events';

export const HISTORY = {
  show: { en: 'Show', es: 'Mostrar', 'pt-BR': 'Mostrar' },
  all: { en: 'Everything', es: 'Todo', 'pt-BR': 'Tudo' },
  showAll: {
    en: 'Show all {count} entries',
    es: 'Ver las {count} entradas',
    'pt-BR': 'Ver todas as {count} entradas',
  },
  showFewer: { en: 'Show fewer entries', es: 'Ver menos entradas', 'pt-BR': 'Ver menos entradas' },
} satisfies Record<string, Words>;

export const HISTORY_KIND_WORDS: Readonly<Record<HistoryKind, Words>> = {
  onboarding: { en: 'Onboarding', es: 'Registro', 'pt-BR': 'Cadastro' },
  payment: { en: 'Payment', es: 'Pago', 'pt-BR': 'Pagamento' },
  report: { en: 'Report', es: 'Informe', 'pt-BR': 'Relatório' },
  screening: { en: 'Screening', es: 'Control', 'pt-BR': 'Verificação' },
  decision: { en: 'Decision', es: 'Decisión', 'pt-BR': 'Decisão' },
};
