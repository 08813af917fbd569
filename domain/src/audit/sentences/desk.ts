import type { Words } from '../../language/locales';
import type { DESK_ACTION_WORDS } from '../actions/desk';
import { did, happened } from './sentence';

export const DESK_SENTENCES = {
  'bir_request.add_file': did(
    'added a file to the report form[ of {supplier}]',
    'agregó un archivo al formulario del informe[ de {supplier}]',
    'adicionou um arquivo ao formulário do relatório[ de {supplier}]',
  ),
  'bir_request.create': did(
    'opened the report form[ of {supplier}]',
    'abrió el formulario del informe[ de {supplier}]',
    'abriu o formulário do relatório[ de {supplier}]',
  ),
  'bir_request.delete_file': did(
    'deleted a file of the report form[ of {supplier}]',
    'eliminó un archivo del formulario del informe[ de {supplier}]',
    'excluiu um arquivo do formulário do relatório[ de {supplier}]',
  ),
  'bir_request.submit': did(
    'requested a report on {supplier}',
    'solicitó un informe de {supplier}',
    'pediu um relatório de {supplier}',
  ),
  'bir_request.update': did(
    'filled in the report form[ of {supplier}]',
    'completó el formulario del informe[ de {supplier}]',
    'preencheu o formulário do relatório[ de {supplier}]',
  ),
  'ccr.request': did(
    'requested a score of {supplier}',
    'solicitó un puntaje de {supplier}',
    'pediu uma pontuação de {supplier}',
  ),
  'database.back_up': did(
    'backed up database and files',
    'respaldó la base de datos y los archivos',
    'fez backup do banco de dados e dos arquivos',
  ),
  'database.restore': did(
    'restored database and files from a backup',
    'restauró la base de datos y los archivos de un respaldo',
    'restaurou o banco de dados e os arquivos de um backup',
  ),
  'desk.add_file': did(
    'added a file to the request of {supplier}',
    'agregó un archivo a la solicitud de {supplier}',
    'adicionou um arquivo ao pedido de {supplier}',
  ),
  'desk.delete_file': did(
    'deleted a file of the request of {supplier}',
    'eliminó un archivo de la solicitud de {supplier}',
    'excluiu um arquivo do pedido de {supplier}',
  ),
  'desk.deliver': did(
    'delivered the report on {supplier}',
    'entregó el informe de {supplier}',
    'entregou o relatório de {supplier}',
  ),
  'desk.log_call': did(
    'logged a call to {supplier}[: {outcome}]',
    'registró una llamada a {supplier}[: {outcome}]',
    'registrou uma ligação para {supplier}[: {outcome}]',
  ),
  'desk.move_gateway': did(
    'moved the request of {supplier}[ from {from}][ to {to}]',
    'pasó la solicitud de {supplier}[ de {from}][ a {to}]',
    'passou o pedido de {supplier}[ de {from}][ para {to}]',
  ),
  'desk.open_file': did(
    'opened a file of {supplier} at the desk',
    'abrió un archivo de {supplier} en la mesa',
    'abriu um arquivo de {supplier} na mesa',
  ),
  'desk.open_request': did(
    'opened the request of {supplier} at the desk',
    'abrió la solicitud de {supplier} en la mesa',
    'abriu o pedido de {supplier} na mesa',
  ),
  'desk.save_data': did('saved figures of {supplier}', 'guardó cifras de {supplier}', 'salvou valores de {supplier}'),
  'desk.take': did(
    'took the request of {supplier}',
    'tomó la solicitud de {supplier}',
    'assumiu o pedido de {supplier}',
  ),
  'desk.verify': did(
    'verified the data of {supplier}',
    'verificó los datos de {supplier}',
    'verificou os dados de {supplier}',
  ),
  'export.make': happened(
    'The file of an export was made[, with {rows} rows]',
    'Se generó el archivo de una exportación[, de {rows} filas]',
    'O arquivo de uma exportação foi gerado[, com {rows} linhas]',
  ),
  'job.cancel': did('cancelled a job', 'canceló una tarea', 'cancelou uma tarefa'),
  'job.open_file': did('opened the file of a job', 'abrió el archivo de una tarea', 'abriu o arquivo de uma tarefa'),
  'mail.lift_suppression': did(
    'let mail go to an address again',
    'volvió a permitir correo a una dirección',
    'voltou a permitir e-mail a um endereço',
  ),
  'job.cancel_many': did('cancelled many jobs', 'canceló muchas tareas', 'cancelou muitas tarefas'),
  'job.retry_many': did('retried many jobs', 'reintentó muchas tareas', 'repetiu muitas tarefas'),
  'queue.pause': did('paused the queue {queue}', 'pausó la cola {queue}', 'pausou a fila {queue}'),
  'queue.resume': did('resumed the queue {queue}', 'reanudó la cola {queue}', 'retomou a fila {queue}'),
  'job.retry': did('retried a job', 'reintentó una tarea', 'repetiu uma tarefa'),
  'job.retry_mail': did('sent failed mail again', 'reenvió los correos fallidos', 'reenviou os e-mails que falharam'),
  'desk.abandon_correction': did(
    'gave up the correction of the report on {supplier}',
    'descartó la corrección del informe de {supplier}',
    'descartou a correção do relatório de {supplier}',
  ),
  'desk.begin_correction': did(
    'began a correction of the report on {supplier}',
    'inició una corrección del informe de {supplier}',
    'iniciou uma correção do relatório de {supplier}',
  ),
  'desk.deliver_correction': did(
    'delivered a correction of the report on {supplier}',
    'entregó una corrección del informe de {supplier}',
    'entregou uma correção do relatório de {supplier}',
  ),
  'desk.set_status': did(
    'changed the request of {supplier}[ from “{from}”][ to “{to}”]',
    'cambió la solicitud de {supplier}[ de “{from}”][ a “{to}”]',
    'alterou o pedido de {supplier}[ de “{from}”][ para “{to}”]',
  ),
  'watchlist.create': did('set up the watchlist {object}', 'creó la lista {object}', 'criou a lista {object}'),
  'watchlist.import': did('imported the watchlist {object}', 'importó la lista {object}', 'importou a lista {object}'),
  'watchlist.start_import': did(
    'asked for the import of the watchlist {object}',
    'solicitó importar la lista {object}',
    'pediu a importação da lista {object}',
  ),
  'watchlist.confirm': did(
    'found the watchlist {object} unchanged',
    'encontró la lista {object} sin cambios',
    'encontrou a lista {object} sem mudanças',
  ),
  'watchlist.fail_import': happened(
    'The watchlist {object} was not imported',
    'No se importó la lista {object}',
    'A lista {object} não foi importada',
  ),
  'watchlist.rollback': did(
    'rolled the watchlist {object} back[ from snapshot {from}][ to {to}]',
    'restituyó la lista {object}[ de la versión {from}][ a la {to}]',
    'voltou a lista {object}[ da versão {from}][ para a {to}]',
  ),
  'watchlist.schedule': did(
    'changed when the watchlist {object} is fetched',
    'cambió cuándo se obtiene la lista {object}',
    'alterou quando a lista {object} é obtida',
  ),
  'desk.send_back': did('sent data back to {supplier}', 'devolvió datos a {supplier}', 'devolveu dados a {supplier}'),
  'desk.withdraw_send_back': did(
    'withdrew what was sent back to {supplier}',
    'retiró lo devuelto a {supplier}',
    'retirou o que foi devolvido a {supplier}',
  ),
  'report.cancel_order': did(
    'cancelled the order of the report on {supplier}',
    'canceló el pedido del informe de {supplier}',
    'cancelou a encomenda do relatório de {supplier}',
  ),
  'report.receive_message': did(
    'received a message about the report on {supplier}[: {outcome}]',
    'recibió un mensaje sobre el informe de {supplier}[: {outcome}]',
    'recebeu uma mensagem sobre o relatório de {supplier}[: {outcome}]',
  ),
  'desk.assign': did(
    'assigned the request of {supplier}[ to {holder}]',
    'asignó la solicitud de {supplier}[ a {holder}]',
    'atribuiu o pedido de {supplier}[ a {holder}]',
  ),
  'desk.take_over': did(
    'took the request of {supplier} over',
    'se hizo cargo de la solicitud de {supplier}',
    'assumiu o pedido de {supplier} que era de outra pessoa',
  ),
  'payment.accept': did(
    'accepted the payment of {supplier}',
    'aceptó el pago de {supplier}',
    'aceitou o pagamento de {supplier}',
  ),
  'payment.export': did('exported payments', 'exportó pagos', 'exportou pagamentos'),
  'payment.match_statement': did(
    'matched a bank statement',
    'concilió un extracto bancario',
    'conciliou um extrato bancário',
  ),
  'payment.open_file': did(
    'opened a payment proof of {supplier}',
    'abrió un comprobante de pago de {supplier}',
    'abriu um comprovante de pagamento de {supplier}',
  ),
  'payment.reject': did(
    'rejected the payment proof of {supplier}',
    'rechazó el comprobante de pago de {supplier}',
    'recusou o comprovante de pagamento de {supplier}',
  ),
  'payment.remind': did(
    'reminded {supplier} of the payment',
    'recordó el pago a {supplier}',
    'lembrou {supplier} do pagamento',
  ),
  'payment.resolve': did(
    'resolved a payment of {supplier} that did not fit',
    'resolvió un pago de {supplier} que no coincidía',
    'resolveu um pagamento de {supplier} que não conferia',
  ),
  'desk.second_look': did(
    'asked for a second look at the request of {supplier}',
    'pidió una segunda revisión de la solicitud de {supplier}',
    'pediu uma segunda conferência do pedido de {supplier}',
  ),
  'company.second_look': did(
    'changed which reports for {object} a second person delivers',
    'cambió qué informes para {object} entrega una segunda persona',
    'alterou quais relatórios para {object} uma segunda pessoa entrega',
  ),
} as const satisfies Record<keyof typeof DESK_ACTION_WORDS, Words>;
