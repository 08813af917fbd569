import { ACTIVITY_WORDS } from '../catalog/activity-words';
import { STATUS_UPDATE_WORDS } from '../catalog/status-words';
import type { Words } from '../language/locales';
import { SUPPLIER_DECISION_WORDS } from './supplier-decision-words';
import type { SupplierEvent } from './supplier-events';

export const SUPPLIER_EVENT_WORDS: Readonly<Record<SupplierEvent, Words>> = {
  ...STATUS_UPDATE_WORDS,
  archived: { en: 'Archived', es: 'Archivado', 'pt-BR': 'Arquivado' },
  unarchived: { en: 'Unarchived', es: 'Desarchivado', 'pt-BR': 'Desarquivado' },
  completion_undone: { en: 'Completion undone', es: 'Se deshizo la finalización', 'pt-BR': 'Conclusão desfeita' },
  reminder_sent: { en: 'Reminder sent', es: 'Recordatorio enviado', 'pt-BR': 'Lembrete enviado' },
  score_reviewed: {
    en: 'Score of an answer reviewed',
    es: 'Puntaje de una respuesta revisado',
    'pt-BR': 'Pontuação de uma resposta revisada',
  },
  answers_sent_back: {
    en: 'Answers sent back to the supplier',
    es: 'Respuestas devueltas al proveedor',
    'pt-BR': 'Respostas devolvidas ao fornecedor',
  },
  send_back_withdrawn: {
    en: 'Answers no longer sent back',
    es: 'Se retiró la devolución de respuestas',
    'pt-BR': 'Devolução de respostas retirada',
  },
  bir_requested: { en: 'BIR requested', es: 'BIR solicitado', 'pt-BR': 'BIR solicitado' },
  ccr_requested: { en: 'CCR requested', es: 'CCR solicitado', 'pt-BR': 'CCR solicitado' },
  ccr_delivered: { en: 'CCR delivered', es: 'CCR entregado', 'pt-BR': 'CCR entregue' },
  report_corrected: ACTIVITY_WORDS.report_corrected,
  screening_requested: { en: 'Screening requested', es: 'Control solicitado', 'pt-BR': 'Verificação solicitada' },
  monitoring_found: {
    en: 'Monitoring found something new',
    es: 'El control continuo encontró algo nuevo',
    'pt-BR': 'A verificação contínua encontrou algo novo',
  },
  screening_finished: { en: 'Screening finished', es: 'Control terminado', 'pt-BR': 'Verificação concluída' },
  approved: SUPPLIER_DECISION_WORDS.approved,
  approved_with_conditions: SUPPLIER_DECISION_WORDS.approved_with_conditions,
  rejected: SUPPLIER_DECISION_WORDS.rejected,
};
