import type { Words } from '../language/locales';
import { lookUp } from '../language/record-of';
import { MAIL_KIND_WORDS } from './mail-job-words';

/** Names of all jobs. A test of core compares them with the declared jobs. */
export const JOB_NAME_WORDS: Readonly<Record<string, Words>> = {
  ...MAIL_KIND_WORDS,
  'audit.anchor-heads': {
    en: 'Check and anchor the audit trail',
    es: 'Comprobar y anclar el registro de auditoría',
    'pt-BR': 'Verificar e ancorar a trilha de auditoria',
  },
  'audit.link-entries': {
    en: 'Chain the audit trail',
    es: 'Encadenar el registro de auditoría',
    'pt-BR': 'Encadear a trilha de auditoria',
  },
  'desk.find-overdue': {
    en: 'Look for overdue requests',
    es: 'Buscar solicitudes vencidas',
    'pt-BR': 'Procurar pedidos atrasados',
  },
  'exports.audit-trail': {
    en: 'Export of the audit trail',
    es: 'Exportación del registro de auditoría',
    'pt-BR': 'Exportação da trilha de auditoria',
  },
  'exports.checks': {
    en: 'Export of compliance checks',
    es: 'Exportación de controles de cumplimiento',
    'pt-BR': 'Exportação de verificações de compliance',
  },
  'exports.questionnaire': {
    en: 'Export of a questionnaire',
    es: 'Exportación de un cuestionario',
    'pt-BR': 'Exportação de um questionário',
  },
  'exports.results': {
    en: 'Export of results',
    es: 'Exportación de resultados',
    'pt-BR': 'Exportação de resultados',
  },
  'exports.suppliers': {
    en: 'Export of suppliers',
    es: 'Exportación de proveedores',
    'pt-BR': 'Exportação de fornecedores',
  },
  'exports.workflows': {
    en: 'Export of workflows',
    es: 'Exportación de flujos de trabajo',
    'pt-BR': 'Exportação de fluxos de trabalho',
  },
  'maintenance.announce-failed-jobs': {
    en: 'Tell staff about failed jobs',
    es: 'Avisar al personal de tareas fallidas',
    'pt-BR': 'Avisar a equipe sobre tarefas que falharam',
  },
  'maintenance.change-jobs': {
    en: 'Retry or cancel many jobs',
    es: 'Reintentar o cancelar muchas tareas',
    'pt-BR': 'Repetir ou cancelar muitas tarefas',
  },
  'maintenance.expire-exports': {
    en: 'Delete expired exports',
    es: 'Eliminar exportaciones vencidas',
    'pt-BR': 'Excluir exportações expiradas',
  },
  'maintenance.expire-secrets': {
    en: 'Delete expired sessions and links',
    es: 'Eliminar sesiones y enlaces vencidos',
    'pt-BR': 'Excluir sessões e links expirados',
  },
  'maintenance.remove-freed-files': {
    en: 'Delete removed files',
    es: 'Eliminar archivos retirados',
    'pt-BR': 'Excluir arquivos removidos',
  },
  'maintenance.remove-old-jobs': {
    en: 'Delete old finished jobs',
    es: 'Eliminar tareas terminadas antiguas',
    'pt-BR': 'Excluir tarefas concluídas antigas',
  },
  'maintenance.remove-orphan-files': {
    en: 'Delete files without an owner',
    es: 'Eliminar archivos sin dueño',
    'pt-BR': 'Excluir arquivos sem dono',
  },
  'maintenance.remove-partial-files': {
    en: 'Delete unfinished uploads',
    es: 'Eliminar cargas sin terminar',
    'pt-BR': 'Excluir envios inacabados',
  },
  'maintenance.retry-failed-mail': {
    en: 'Send failed mail again',
    es: 'Reenviar los correos fallidos',
    'pt-BR': 'Reenviar os e-mails que falharam',
  },
  'maintenance.sweep-empty-drafts': {
    en: 'Delete empty drafts',
    es: 'Eliminar borradores vacíos',
    'pt-BR': 'Excluir rascunhos vazios',
  },
  'needs-you.find-mails': {
    en: 'Prepare the mails about pending work',
    es: 'Preparar los correos sobre lo pendiente',
    'pt-BR': 'Preparar os e-mails sobre pendências',
  },
  'notifications.find-digests': {
    en: 'Prepare the daily digests',
    es: 'Preparar los resúmenes diarios',
    'pt-BR': 'Preparar os resumos diários',
  },
  'onboarding.close-payment-page': {
    en: 'Close a payment page',
    es: 'Cerrar una página de pago',
    'pt-BR': 'Encerrar uma página de pagamento',
  },
  'onboarding.record-boleto': { en: 'Record a boleto', es: 'Registrar un boleto', 'pt-BR': 'Registrar um boleto' },
  'privacy.find-retention': {
    en: 'Look for data to let go of',
    es: 'Buscar datos por eliminar',
    'pt-BR': 'Procurar dados a excluir',
  },
  'privacy.run-retention': {
    en: 'Let go of old data',
    es: 'Eliminar datos antiguos',
    'pt-BR': 'Excluir dados antigos',
  },
  'privacy.erase-account': {
    en: 'Erase personal data',
    es: 'Suprimir datos personales',
    'pt-BR': 'Eliminar dados pessoais',
  },
  'privacy.export-data': {
    en: 'Copy of personal data',
    es: 'Copia de datos personales',
    'pt-BR': 'Cópia de dados pessoais',
  },
  'reports.apply-message': {
    en: 'Apply a message of the bureau',
    es: 'Aplicar un mensaje del buró',
    'pt-BR': 'Aplicar uma mensagem do bureau',
  },
  'reports.cancel-order': {
    en: 'Cancel an order at the bureau',
    es: 'Cancelar un pedido en el buró',
    'pt-BR': 'Cancelar um pedido no bureau',
  },
  'reports.make-document': {
    en: 'Make the documents of a report',
    es: 'Generar los documentos de un informe',
    'pt-BR': 'Gerar os documentos de um relatório',
  },
  'reports.poll-order': {
    en: 'Ask the bureau about an order',
    es: 'Consultar un pedido al buró',
    'pt-BR': 'Consultar um pedido no bureau',
  },
  'reports.submit-request': {
    en: 'Submit a request for a report',
    es: 'Enviar una solicitud de informe',
    'pt-BR': 'Enviar um pedido de relatório',
  },
  'screenings.monitor': {
    en: 'Compare suppliers with a changed list',
    es: 'Comparar proveedores con una lista modificada',
    'pt-BR': 'Comparar fornecedores com uma lista alterada',
  },
  'screenings.reopen-pair': {
    en: 'Open hits of a changed list entry again',
    es: 'Reabrir coincidencias de una entrada modificada',
    'pt-BR': 'Reabrir correspondências de uma entrada alterada',
  },
  'screenings.run': { en: 'Screening', es: 'Control', 'pt-BR': 'Verificação' },
  'screenings.write-report': {
    en: 'Write a compliance report',
    es: 'Redactar un informe de cumplimiento',
    'pt-BR': 'Redigir um relatório de compliance',
  },
  'suppliers.bulk': {
    en: 'Action on many suppliers',
    es: 'Acción sobre muchos proveedores',
    'pt-BR': 'Ação sobre muitos fornecedores',
  },
  'suppliers.find-scheduled-reminders': {
    en: 'Look for due reminders',
    es: 'Buscar recordatorios pendientes',
    'pt-BR': 'Procurar lembretes devidos',
  },
  'suppliers.find-unanswered': {
    en: 'Look for unanswered reminders',
    es: 'Buscar recordatorios sin respuesta',
    'pt-BR': 'Procurar lembretes sem resposta',
  },
  'suppliers.import': {
    en: 'Import of suppliers',
    es: 'Importación de proveedores',
    'pt-BR': 'Importação de fornecedores',
  },
  'suppliers.notify-failed-invitations': {
    en: 'Tell a client about failed invitations',
    es: 'Avisar a un cliente de invitaciones fallidas',
    'pt-BR': 'Avisar um cliente sobre convites que falharam',
  },
  'suppliers.read-bounces': {
    en: 'Read bounced mail',
    es: 'Leer correo rechazado',
    'pt-BR': 'Ler e-mails devolvidos',
  },
  'suppliers.refresh-waiting': {
    en: 'Recalculate who waits for whom',
    es: 'Recalcular quién espera a quién',
    'pt-BR': 'Recalcular quem aguarda quem',
  },
  'suppliers.remind-on-schedule': {
    en: 'Remind a supplier on schedule',
    es: 'Recordar a un proveedor según el plan',
    'pt-BR': 'Lembrar um fornecedor conforme o plano',
  },
  'watchlists.find-stale': {
    en: 'Look for outdated watchlists',
    es: 'Buscar listas de control desactualizadas',
    'pt-BR': 'Procurar listas de controle desatualizadas',
  },
  'watchlists.import': {
    en: 'Import of a watchlist',
    es: 'Importación de una lista de control',
    'pt-BR': 'Importação de uma lista de controle',
  },
  'watchlists.refresh-due': {
    en: 'Refresh due watchlists',
    es: 'Actualizar listas de control pendientes',
    'pt-BR': 'Atualizar listas de controle devidas',
  },
};

/** Returns the name of a kind of job; a kind of another version of the product is named as in its row. */
export const jobName = (name: string): Words => lookUp(JOB_NAME_WORDS, name) ?? { en: name, es: name, 'pt-BR': name };
