import type { Words } from '../language/locales';
import type { ActivityType } from './activities';

export const ACTIVITY_WORDS: Readonly<Record<ActivityType, Words>> = {
  onboarding_started: { en: 'Onboarding started', es: 'Inició el registro', 'pt-BR': 'Iniciou o cadastro' },
  onboarding_finished: { en: 'Onboarding finished', es: 'Terminó el registro', 'pt-BR': 'Terminou o cadastro' },
  questionnaire_finished: {
    en: 'Questionnaire finished',
    es: 'Terminó el cuestionario',
    'pt-BR': 'Terminou o questionário',
  },
  investigation_begun: { en: 'Investigation begun', es: 'Investigación iniciada', 'pt-BR': 'Investigação iniciada' },
  report_available: { en: 'Report available', es: 'Informe disponible', 'pt-BR': 'Relatório disponível' },
  score_view_begun: {
    en: 'Score view begun',
    es: 'Consulta de puntaje iniciada',
    'pt-BR': 'Consulta de pontuação iniciada',
  },
  score_view_available: {
    en: 'Score view available',
    es: 'Consulta de puntaje disponible',
    'pt-BR': 'Consulta de pontuação disponível',
  },
  bir_report_requested: {
    en: 'BIR report requested',
    es: 'Informe BIR solicitado',
    'pt-BR': 'Relatório BIR solicitado',
  },
  bir_report_finished: { en: 'BIR report finished', es: 'Informe BIR terminado', 'pt-BR': 'Relatório BIR concluído' },
  screening_hits: {
    en: 'Screening with hits',
    es: 'Control con coincidencias',
    'pt-BR': 'Verificação com correspondências',
  },
  new_hits: {
    en: 'New hits on a watchlist',
    es: 'Nuevas coincidencias en una lista de control',
    'pt-BR': 'Novas correspondências em uma lista de controle',
  },
  report_corrected: { en: 'Report corrected', es: 'Informe corregido', 'pt-BR': 'Relatório corrigido' },
};
