import type { Words } from '../language/locales';
import type { QueueName } from '../wire/queues';

export const QUEUE_WORDS: Readonly<Record<QueueName, Words>> = {
  mail: { en: 'Mail', es: 'Correo', 'pt-BR': 'E-mail' },
  imports: { en: 'Imports', es: 'Importaciones', 'pt-BR': 'Importações' },
  watchlists: { en: 'Watchlists', es: 'Listas de control', 'pt-BR': 'Listas de controle' },
  reports: { en: 'Reports', es: 'Informes', 'pt-BR': 'Relatórios' },
  screenings: { en: 'Screenings', es: 'Controles', 'pt-BR': 'Verificações' },
  exports: { en: 'Exports', es: 'Exportaciones', 'pt-BR': 'Exportações' },
  maintenance: { en: 'Maintenance', es: 'Mantenimiento', 'pt-BR': 'Manutenção' },
};
