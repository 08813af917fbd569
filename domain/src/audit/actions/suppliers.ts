import type { Words } from '../../language/locales';

export const SUPPLIER_ACTION_WORDS = {
  'supplier.add_bulk': { en: 'Added suppliers', es: 'Agregó proveedores', 'pt-BR': 'Adicionou fornecedores' },
  'supplier.add_file': {
    en: 'Added a file to a supplier',
    es: 'Agregó un archivo a un proveedor',
    'pt-BR': 'Adicionou um arquivo a um fornecedor',
  },
  'supplier.add': { en: 'Added a supplier', es: 'Agregó un proveedor', 'pt-BR': 'Adicionou um fornecedor' },
  'supplier.archive': { en: 'Archived a supplier', es: 'Archivó un proveedor', 'pt-BR': 'Arquivou um fornecedor' },
  'supplier.bulk_action': {
    en: 'Finished a bulk action',
    es: 'Terminó una acción masiva',
    'pt-BR': 'Concluiu uma ação em massa',
  },
  'supplier.decide': {
    en: 'Decided about a supplier',
    es: 'Decidió sobre un proveedor',
    'pt-BR': 'Decidiu sobre um fornecedor',
  },
  'supplier.decide_by_rule': {
    en: "Decided about a supplier by the workflow's rule",
    es: 'Decidió sobre un proveedor por la regla del flujo',
    'pt-BR': 'Decidiu sobre um fornecedor pela regra do fluxo',
  },
  'supplier.review_answer': {
    en: "Flagged or noted a supplier's answer",
    es: 'Marcó o anotó una respuesta de un proveedor',
    'pt-BR': 'Sinalizou ou anotou uma resposta de um fornecedor',
  },
  'supplier.review_score': {
    en: "Reviewed the score of a supplier's answer",
    es: 'Revisó el puntaje de una respuesta de un proveedor',
    'pt-BR': 'Revisou a pontuação de uma resposta de um fornecedor',
  },
  'supplier.send_back_answers': {
    en: 'Sent answers back to a supplier',
    es: 'Devolvió respuestas a un proveedor',
    'pt-BR': 'Devolveu respostas a um fornecedor',
  },
  'supplier.withdraw_send_back': {
    en: 'Withdrew answers that were sent back',
    es: 'Retiró respuestas devueltas',
    'pt-BR': 'Retirou respostas devolvidas',
  },
  'supplier.delete_file': {
    en: "Deleted a supplier's file",
    es: 'Eliminó un archivo de un proveedor',
    'pt-BR': 'Excluiu um arquivo de um fornecedor',
  },
  'supplier.delete': { en: 'Deleted a supplier', es: 'Eliminó un proveedor', 'pt-BR': 'Excluiu um fornecedor' },
  'supplier.export': { en: 'Exported suppliers', es: 'Exportó proveedores', 'pt-BR': 'Exportou fornecedores' },
  'supplier.give_up_bulk_action': {
    en: 'Gave up a bulk action',
    es: 'Abandonó una acción masiva',
    'pt-BR': 'Desistiu de uma ação em massa',
  },
  'supplier.import': { en: 'Imported suppliers', es: 'Importó proveedores', 'pt-BR': 'Importou fornecedores' },
  'supplier.invitation_failed': {
    en: 'An invitation could not be sent',
    es: 'No se pudo enviar una invitación',
    'pt-BR': 'Não foi possível enviar um convite',
  },
  'supplier.change_address': {
    en: 'Changed the e-mail of an invitation',
    es: 'Cambió el correo de una invitación',
    'pt-BR': 'Alterou o e-mail de um convite',
  },
  'supplier.invite_again': {
    en: 'Sent an invitation again',
    es: 'Reenvió una invitación',
    'pt-BR': 'Reenviou um convite',
  },
  'supplier.label': { en: 'Labelled a supplier', es: 'Etiquetó un proveedor', 'pt-BR': 'Etiquetou um fornecedor' },
  'supplier.mail_invitation': {
    en: 'Mailed an invitation',
    es: 'Envió una invitación por correo',
    'pt-BR': 'Enviou um convite por e-mail',
  },
  'supplier.open_file': {
    en: "Opened a supplier's document",
    es: 'Abrió un documento de un proveedor',
    'pt-BR': 'Abriu um documento de um fornecedor',
  },
  'supplier.remind': {
    en: 'Reminded a supplier',
    es: 'Envió un recordatorio a un proveedor',
    'pt-BR': 'Lembrou um fornecedor',
  },
  'supplier.start_bulk_action': {
    en: 'Started a bulk action',
    es: 'Inició una acción masiva',
    'pt-BR': 'Iniciou uma ação em massa',
  },
  'supplier.start_import': { en: 'Started an import', es: 'Inició una importación', 'pt-BR': 'Iniciou uma importação' },
  'supplier.unarchive': {
    en: 'Unarchived a supplier',
    es: 'Desarchivó un proveedor',
    'pt-BR': 'Desarquivou um fornecedor',
  },
  'template.archive': {
    en: 'Archived a questionnaire template',
    es: 'Archivó una plantilla de cuestionario',
    'pt-BR': 'Arquivou um modelo de questionário',
  },
  'template.create': {
    en: 'Created a questionnaire template',
    es: 'Creó una plantilla de cuestionario',
    'pt-BR': 'Criou um modelo de questionário',
  },
  'template.publish': {
    en: 'Published a version of a questionnaire template',
    es: 'Publicó una versión de una plantilla de cuestionario',
    'pt-BR': 'Publicou uma versão de um modelo de questionário',
  },
  'template.restore': {
    en: 'Restored a questionnaire template',
    es: 'Restauró una plantilla de cuestionario',
    'pt-BR': 'Restaurou um modelo de questionário',
  },
  'template.update': {
    en: 'Renamed a questionnaire template',
    es: 'Renombró una plantilla de cuestionario',
    'pt-BR': 'Renomeou um modelo de questionário',
  },
  'workflow.clone': {
    en: 'Cloned a workflow',
    es: 'Duplicó un flujo de trabajo',
    'pt-BR': 'Duplicou um fluxo de trabalho',
  },
  'workflow.close': {
    en: 'Closed a workflow',
    es: 'Cerró un flujo de trabajo',
    'pt-BR': 'Encerrou um fluxo de trabalho',
  },
  'workflow.create': {
    en: 'Created a workflow',
    es: 'Creó un flujo de trabajo',
    'pt-BR': 'Criou um fluxo de trabalho',
  },
  'workflow.delete_draft': { en: 'Deleted a draft', es: 'Eliminó un borrador', 'pt-BR': 'Excluiu um rascunho' },
  'workflow.export': {
    en: 'Exported workflows',
    es: 'Exportó flujos de trabajo',
    'pt-BR': 'Exportou fluxos de trabalho',
  },
  'workflow.export_questionnaire': {
    en: 'Exported a questionnaire',
    es: 'Exportó un cuestionario',
    'pt-BR': 'Exportou um questionário',
  },
  'workflow.launch': {
    en: 'Launched a workflow',
    es: 'Lanzó un flujo de trabajo',
    'pt-BR': 'Lançou um fluxo de trabalho',
  },
  'workflow.remind_on_schedule': {
    en: 'Reminded on schedule',
    es: 'Envió recordatorios programados',
    'pt-BR': 'Enviou lembretes programados',
  },
  'workflow.remind_suppliers': {
    en: 'Reminded suppliers',
    es: 'Envió recordatorios a proveedores',
    'pt-BR': 'Lembrou fornecedores',
  },
  'workflow.remove_cover': {
    en: 'Removed a cover picture',
    es: 'Quitó una imagen de portada',
    'pt-BR': 'Removeu uma imagem de capa',
  },
  'workflow.save_draft': { en: 'Saved a draft', es: 'Guardó un borrador', 'pt-BR': 'Salvou um rascunho' },
  'workflow.set_attachment': {
    en: "Set a question's file",
    es: 'Cambió el archivo de una pregunta',
    'pt-BR': 'Definiu o arquivo de uma pergunta',
  },
  'workflow.set_cover': {
    en: 'Set a cover picture',
    es: 'Cambió la imagen de portada',
    'pt-BR': 'Definiu a imagem de capa',
  },
  'workflow.sweep_draft': {
    en: 'Deleted a draft in which nothing was typed',
    es: 'Eliminó un borrador en el que no se escribió nada',
    'pt-BR': 'Excluiu um rascunho em que nada foi digitado',
  },
  'workflow.update': {
    en: 'Changed a workflow',
    es: 'Cambió un flujo de trabajo',
    'pt-BR': 'Alterou um fluxo de trabalho',
  },
  'questionnaire.export': {
    en: 'Downloaded questionnaire answers',
    es: 'Descargó respuestas de un cuestionario',
    'pt-BR': 'Baixou respostas de um questionário',
  },
  'report.make_document': {
    en: 'Made the documents of a report',
    es: 'Generó los documentos de un informe',
    'pt-BR': 'Gerou os documentos de um relatório',
  },
  'results.export': { en: 'Downloaded results', es: 'Descargó resultados', 'pt-BR': 'Baixou resultados' },
  'supplier.undo_completion': {
    en: 'Took a completion back',
    es: 'Deshizo una finalización',
    'pt-BR': 'Desfez uma conclusão',
  },
  'supplier.locate_anew': {
    en: 'Named another phone number',
    es: 'Indicó otro número de teléfono',
    'pt-BR': 'Indicou outro número de telefone',
  },
  'screening.request': { en: 'Requested a screening', es: 'Solicitó un control', 'pt-BR': 'Pediu uma verificação' },
  'screening.monitor': {
    en: 'Monitoring asked for a screening',
    es: 'El control continuo pidió un control nuevo',
    'pt-BR': 'A verificação contínua pediu uma nova verificação',
  },
  'supplier.set_monitoring': {
    en: "Changed a supplier's monitoring",
    es: 'Cambió el control continuo de un proveedor',
    'pt-BR': 'Alterou a verificação contínua de um fornecedor',
  },
  'workflow.set_monitoring': {
    en: "Changed a workflow's monitoring",
    es: 'Cambió el control continuo de un flujo de trabajo',
    'pt-BR': 'Alterou a verificação contínua de um fluxo de trabalho',
  },
  'company.set_screening': {
    en: 'Changed how hits are reviewed',
    es: 'Cambió cómo se revisan las coincidencias',
    'pt-BR': 'Alterou como as correspondências são revisadas',
  },
  'company.propose_weaker_rule': {
    en: 'Proposed to weaken a rule of two people',
    es: 'Propuso relajar una regla de dos personas',
    'pt-BR': 'Propôs afrouxar uma regra de duas pessoas',
  },
  'company.settle_rule_proposal': {
    en: 'Decided on a rule of two people',
    es: 'Decidió sobre una regla de dos personas',
    'pt-BR': 'Decidiu sobre uma regra de duas pessoas',
  },
  'screening.requeue': {
    en: 'Queued a screening again',
    es: 'Volvió a poner un control en cola',
    'pt-BR': 'Recolocou uma verificação na fila',
  },
  'screening.finish': { en: 'Finished a screening', es: 'Terminó un control', 'pt-BR': 'Concluiu uma verificação' },
  'screening.fail': { en: 'A screening failed', es: 'Falló un control', 'pt-BR': 'Uma verificação falhou' },
  'screening.decide': {
    en: 'Judged a hit of a screening',
    es: 'Evaluó una coincidencia de un control',
    'pt-BR': 'Avaliou uma correspondência de uma verificação',
  },
  'compliance.check': { en: 'Checked names', es: 'Hizo un control de nombres', 'pt-BR': 'Verificou nomes' },
  'compliance.turn_into_supplier': {
    en: 'Turned a compliance check into a supplier',
    es: 'Convirtió un control en proveedor',
    'pt-BR': 'Converteu uma verificação em fornecedor',
  },
  'compliance.export': {
    en: 'Exported compliance checks',
    es: 'Exportó controles de cumplimiento',
    'pt-BR': 'Exportou verificações de compliance',
  },
} as const satisfies Record<string, Words>;
