import type { Words } from '../../language/locales';
import type { SUPPLIER_ACTION_WORDS } from '../actions/suppliers';
import { did, happened } from './sentence';

export const SUPPLIER_SENTENCES = {
  'supplier.add_bulk': did(
    'added suppliers to {object}',
    'agregó proveedores a {object}',
    'adicionou fornecedores a {object}',
  ),
  'supplier.add_file': did(
    'added a file to {supplier}',
    'agregó un archivo a {supplier}',
    'adicionou um arquivo a {supplier}',
  ),
  'supplier.add': did('added {supplier}', 'agregó a {supplier}', 'adicionou {supplier}'),
  'supplier.archive': did('archived {supplier}', 'archivó a {supplier}', 'arquivou {supplier}'),
  'supplier.bulk_action': did(
    'finished a bulk action[: {action}]',
    'terminó una acción masiva[: {action}]',
    'concluiu uma ação em massa[: {action}]',
  ),
  'supplier.decide': did('decided about {supplier}', 'decidió sobre {supplier}', 'decidiu sobre {supplier}'),
  'supplier.decide_by_rule': happened(
    'The rule of the workflow decided about {supplier}',
    'La regla del flujo decidió sobre {supplier}',
    'A regra do fluxo decidiu sobre {supplier}',
  ),
  'supplier.review_answer': did(
    'reviewed the answer of {supplier}[ to “{question}”]',
    'revisó la respuesta de {supplier}[ a “{question}”]',
    'revisou a resposta de {supplier}[ a “{question}”]',
  ),
  'supplier.review_score': did(
    'reviewed the score of {supplier}[ for “{question}”]',
    'revisó el puntaje de {supplier}[ en «{question}»]',
    'revisou a pontuação de {supplier}[ em “{question}”]',
  ),
  'supplier.send_back_answers': did(
    'sent answers back to {supplier}',
    'devolvió respuestas a {supplier}',
    'devolveu respostas a {supplier}',
  ),
  'supplier.withdraw_send_back': did(
    'withdrew the answers sent back to {supplier}',
    'retiró las respuestas devueltas a {supplier}',
    'retirou as respostas devolvidas a {supplier}',
  ),
  'supplier.open_file': did(
    'opened a document of {supplier}',
    'abrió un documento de {supplier}',
    'abriu um documento de {supplier}',
  ),
  'supplier.delete_file': did(
    'deleted a file of {supplier}',
    'eliminó un archivo de {supplier}',
    'excluiu um arquivo de {supplier}',
  ),
  'supplier.delete': did('deleted {supplier}', 'eliminó a {supplier}', 'excluiu {supplier}'),
  'supplier.export': did(
    'exported suppliers of {object}',
    'exportó proveedores de {object}',
    'exportou fornecedores de {object}',
  ),
  'supplier.give_up_bulk_action': did(
    'gave up a bulk action[: {action}]',
    'abandonó una acción masiva[: {action}]',
    'desistiu de uma ação em massa[: {action}]',
  ),
  'supplier.import': did(
    'imported suppliers from a file',
    'importó proveedores de un archivo',
    'importou fornecedores de um arquivo',
  ),
  'supplier.invitation_failed': happened(
    'The invitation of {supplier} could not be sent',
    'No se pudo enviar la invitación de {supplier}',
    'Não foi possível enviar o convite de {supplier}',
  ),
  'supplier.change_address': did(
    'changed the e-mail of the invitation of {supplier}',
    'cambió el correo de la invitación de {supplier}',
    'alterou o e-mail do convite de {supplier}',
  ),
  'supplier.invite_again': did(
    'invited {supplier} again',
    'volvió a invitar a {supplier}',
    'convidou {supplier} de novo',
  ),
  'supplier.label': did(
    'changed the labels of {supplier}',
    'cambió las etiquetas de {supplier}',
    'alterou as etiquetas de {supplier}',
  ),
  'supplier.mail_invitation': did(
    'mailed the invitation to {supplier}',
    'envió la invitación por correo a {supplier}',
    'enviou o convite por e-mail a {supplier}',
  ),
  'supplier.remind': did('reminded {supplier}', 'envió un recordatorio a {supplier}', 'lembrou {supplier}'),
  'supplier.start_bulk_action': did(
    'started a bulk action[: {action}]',
    'inició una acción masiva[: {action}]',
    'iniciou uma ação em massa[: {action}]',
  ),
  'supplier.start_import': did(
    'started an import into {object}',
    'inició una importación a {object}',
    'iniciou uma importação para {object}',
  ),
  'supplier.unarchive': did('unarchived {supplier}', 'desarchivó a {supplier}', 'desarquivou {supplier}'),
  'template.archive': did(
    'archived the template {object}',
    'archivó la plantilla {object}',
    'arquivou o modelo {object}',
  ),
  'template.create': did('created the template {object}', 'creó la plantilla {object}', 'criou o modelo {object}'),
  'template.publish': did(
    'published a version of the template {object}',
    'publicó una versión de la plantilla {object}',
    'publicou uma versão do modelo {object}',
  ),
  'template.restore': did(
    'restored the template {object}',
    'restauró la plantilla {object}',
    'restaurou o modelo {object}',
  ),
  'template.update': did(
    'renamed the template {object}',
    'renombró la plantilla {object}',
    'renomeou o modelo {object}',
  ),
  'workflow.clone': did(
    'created {object} as a copy of another workflow',
    'creó {object} como copia de otro flujo de trabajo',
    'criou {object} como cópia de outro fluxo de trabalho',
  ),
  'workflow.close': did('closed {object}', 'cerró {object}', 'encerrou {object}'),
  'workflow.create': did('created {object}', 'creó {object}', 'criou {object}'),
  'workflow.delete_draft': did(
    'deleted the draft {object}',
    'eliminó el borrador {object}',
    'excluiu o rascunho {object}',
  ),
  'workflow.export': did(
    'exported the list of workflows',
    'exportó la lista de flujos de trabajo',
    'exportou a lista de fluxos de trabalho',
  ),
  'workflow.export_questionnaire': did(
    'exported the questionnaire of {object}',
    'exportó el cuestionario de {object}',
    'exportou o questionário de {object}',
  ),
  'workflow.launch': did('launched {object}', 'lanzó {object}', 'lançou {object}'),
  'workflow.remind_on_schedule': did(
    'reminded suppliers of {object} on schedule',
    'envió recordatorios programados a proveedores de {object}',
    'enviou lembretes programados a fornecedores de {object}',
  ),
  'workflow.remind_suppliers': did(
    'reminded suppliers of {object}',
    'envió recordatorios a proveedores de {object}',
    'lembrou fornecedores de {object}',
  ),
  'workflow.remove_cover': did(
    'removed the cover picture of {object}',
    'quitó la imagen de portada de {object}',
    'removeu a imagem de capa de {object}',
  ),
  'workflow.sweep_draft': happened(
    'A draft in which nothing was typed was removed',
    'Se eliminó un borrador en el que nada se escribió',
    'Um rascunho em que nada foi digitado foi removido',
  ),
  'workflow.save_draft': did('saved the draft {object}', 'guardó el borrador {object}', 'salvou o rascunho {object}'),
  'workflow.set_attachment': did(
    'set the file of the question {object}',
    'cambió el archivo de la pregunta {object}',
    'definiu o arquivo da pergunta {object}',
  ),
  'workflow.set_cover': did(
    'set the cover picture of {object}',
    'cambió la imagen de portada de {object}',
    'definiu a imagem de capa de {object}',
  ),
  'workflow.update': did('changed {object}', 'cambió {object}', 'alterou {object}'),
  'questionnaire.export': did(
    'downloaded questionnaire answers of {object}',
    'descargó respuestas del cuestionario de {object}',
    'baixou respostas do questionário de {object}',
  ),
  'report.make_document': did(
    'made the documents of the report on {supplier}',
    'generó los documentos del informe de {supplier}',
    'gerou os documentos do relatório de {supplier}',
  ),
  'results.export': did(
    'downloaded the results of {object}',
    'descargó los resultados de {object}',
    'baixou os resultados de {object}',
  ),
  'supplier.undo_completion': did(
    'took the completion of {supplier} back',
    'deshizo la finalización de {supplier}',
    'desfez a conclusão de {supplier}',
  ),
  'supplier.locate_anew': did(
    'named another phone number of {supplier}',
    'indicó otro número de teléfono de {supplier}',
    'indicou outro número de telefone de {supplier}',
  ),
  'screening.request': did(
    'requested a screening of {supplier}',
    'solicitó un control de {supplier}',
    'pediu uma verificação de {supplier}',
  ),
  'screening.monitor': did(
    'asked for a screening of {supplier} by monitoring',
    'pidió un control de {supplier} por el control continuo',
    'pediu uma verificação de {supplier} pela verificação contínua',
  ),
  'supplier.set_monitoring': did(
    'changed the monitoring of {supplier}',
    'cambió el control continuo de {supplier}',
    'alterou a verificação contínua de {supplier}',
  ),
  'workflow.set_monitoring': did(
    'changed the monitoring of {object}',
    'cambió el control continuo de {object}',
    'alterou a verificação contínua de {object}',
  ),
  'company.set_screening': did(
    'changed how hits are reviewed',
    'cambió cómo se revisan las coincidencias',
    'alterou como as correspondências são revisadas',
  ),
  'company.propose_weaker_rule': did(
    'proposed to weaken a rule of two people',
    'propuso relajar una regla de dos personas',
    'propôs afrouxar uma regra de duas pessoas',
  ),
  'company.settle_rule_proposal': did(
    'decided on a rule of two people',
    'decidió sobre una regla de dos personas',
    'decidiu sobre uma regra de duas pessoas',
  ),
  'screening.requeue': did(
    'queued the screening of {supplier} again',
    'volvió a poner en cola el control de {supplier}',
    'recolocou na fila a verificação de {supplier}',
  ),
  'screening.finish': did(
    'finished a screening of {supplier}[: {result}]',
    'terminó un control de {supplier}[: {result}]',
    'concluiu uma verificação de {supplier}[: {result}]',
  ),
  'screening.fail': happened(
    'A screening of {supplier} failed',
    'Falló un control de {supplier}',
    'Uma verificação de {supplier} falhou',
  ),
  'screening.decide': did(
    'judged a hit of {supplier}',
    'evaluó una coincidencia de {supplier}',
    'avaliou uma correspondência de {supplier}',
  ),
  'compliance.check': did(
    'ran compliance checks ({added})',
    'hizo controles de cumplimiento ({added})',
    'fez verificações de compliance ({added})',
  ),
  'compliance.turn_into_supplier': did(
    'turned the check of {supplier} into a supplier',
    'convirtió el control de {supplier} en proveedor',
    'converteu a verificação de {supplier} em fornecedor',
  ),
  'compliance.export': did(
    'exported compliance checks',
    'exportó controles de cumplimiento',
    'exportou verificações de compliance',
  ),
} as const satisfies Record<keyof typeof SUPPLIER_ACTION_WORDS, Words>;
