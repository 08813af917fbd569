import type { Words } from '../language/locales';
import type { JobState } from './job-states';

export const JOB_STATE_WORDS: Readonly<Record<JobState, Words>> = {
  waiting: { en: 'Waiting', es: 'En espera', 'pt-BR': 'Aguardando' },
  active: { en: 'In progress', es: 'En curso', 'pt-BR': 'Em andamento' },
  completed: { en: 'Completed', es: 'Completado', 'pt-BR': 'Concluído' },
  failed: { en: 'Failed', es: 'Falló', 'pt-BR': 'Falhou' },
};
