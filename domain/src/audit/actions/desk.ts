import type { Words } from '../../language/locales';

export const DESK_ACTION_WORDS = {
  'bir_request.add_file': {
    en: 'Added a file to the report form',
    es: 'Agregó un archivo al formulario',
    'pt-BR': 'Adicionou um arquivo ao formulário',
  },
  'bir_request.create': {
    en: 'Created a report request',
    es: 'Creó una solicitud de informe',
    'pt-BR': 'Criou um pedido de relatório',
  },
  'bir_request.delete_file': {
    en: 'Deleted a file of the report form',
    es: 'Eliminó un archivo del formulario',
    'pt-BR': 'Excluiu um arquivo do formulário',
  },
  'bir_request.submit': { en: 'Requested a report', es: 'Solicitó un informe', 'pt-BR': 'Pediu um relatório' },
  'bir_request.update': {
    en: 'Filled in the report form',
    es: 'Completó el formulario del informe',
    'pt-BR': 'Preencheu o formulário do relatório',
  },
  'ccr.request': { en: 'Requested a score', es: 'Solicitó un puntaje', 'pt-BR': 'Pediu uma pontuação' },
  'database.back_up': {
    en: 'Backed up database and files',
    es: 'Respaldó la base de datos y los archivos',
    'pt-BR': 'Fez backup do banco de dados e dos arquivos',
  },
  'database.restore': {
    en: 'Restored database and files from a backup',
    es: 'Restauró la base de datos y los archivos de un respaldo',
    'pt-BR': 'Restaurou o banco de dados e os arquivos de um backup',
  },
  'desk.add_file': {
    en: 'Added a file at the desk',
    es: 'Agregó un archivo en la mesa',
    'pt-BR': 'Adicionou um arquivo na mesa',
  },
  'desk.delete_file': {
    en: 'Deleted a file at the desk',
    es: 'Eliminó un archivo en la mesa',
    'pt-BR': 'Excluiu um arquivo na mesa',
  },
  'desk.deliver': { en: 'Delivered a report', es: 'Entregó un informe', 'pt-BR': 'Entregou um relatório' },
  'desk.log_call': { en: 'Logged a call', es: 'Registró una llamada', 'pt-BR': 'Registrou uma ligação' },
  'desk.move_gateway': {
    en: 'Moved a request to another gateway',
    es: 'Pasó una solicitud a otro proveedor de informes',
    'pt-BR': 'Passou um pedido a outro fornecedor de relatórios',
  },
  'desk.open_file': {
    en: 'Opened a file at the desk',
    es: 'Abrió un archivo en la mesa',
    'pt-BR': 'Abriu um arquivo na mesa',
  },
  'desk.open_request': {
    en: 'Opened a request at the desk',
    es: 'Abrió una solicitud en la mesa',
    'pt-BR': 'Abriu um pedido na mesa',
  },
  'desk.save_data': {
    en: 'Saved figures at the desk',
    es: 'Guardó cifras en la mesa',
    'pt-BR': 'Salvou valores na mesa',
  },
  'desk.take': { en: 'Took a request', es: 'Tomó una solicitud', 'pt-BR': 'Assumiu um pedido' },
  'desk.verify': { en: 'Verified the data', es: 'Verificó los datos', 'pt-BR': 'Verificou os dados' },
  'export.make': { en: 'Made an export', es: 'Generó una exportación', 'pt-BR': 'Gerou uma exportação' },
  'job.cancel': { en: 'Cancelled a job', es: 'Canceló una tarea', 'pt-BR': 'Cancelou uma tarefa' },
  'job.open_file': {
    en: 'Opened the file of a job',
    es: 'Abrió el archivo de una tarea',
    'pt-BR': 'Abriu o arquivo de uma tarefa',
  },
  'mail.lift_suppression': {
    en: 'Let mail go to an address again',
    es: 'Volvió a permitir correo a una dirección',
    'pt-BR': 'Voltou a permitir e-mail a um endereço',
  },
  'job.cancel_many': { en: 'Cancelled many jobs', es: 'Canceló muchas tareas', 'pt-BR': 'Cancelou muitas tarefas' },
  'job.retry_many': { en: 'Retried many jobs', es: 'Reintentó muchas tareas', 'pt-BR': 'Repetiu muitas tarefas' },
  'queue.pause': { en: 'Paused a queue', es: 'Pausó una cola', 'pt-BR': 'Pausou uma fila' },
  'queue.resume': { en: 'Resumed a queue', es: 'Reanudó una cola', 'pt-BR': 'Retomou uma fila' },
  'job.retry': { en: 'Retried a job', es: 'Reintentó una tarea', 'pt-BR': 'Repetiu uma tarefa' },
  'job.retry_mail': {
    en: 'Sent failed mail again',
    es: 'Reenvió los correos fallidos',
    'pt-BR': 'Reenviou os e-mails que falharam',
  },
  'desk.abandon_correction': {
    en: 'Gave up a correction',
    es: 'Descartó una corrección',
    'pt-BR': 'Descartou uma correção',
  },
  'desk.begin_correction': {
    en: 'Began a correction',
    es: 'Inició una corrección',
    'pt-BR': 'Iniciou uma correção',
  },
  'desk.deliver_correction': {
    en: 'Delivered a correction',
    es: 'Entregó una corrección',
    'pt-BR': 'Entregou uma correção',
  },
  'desk.set_status': {
    en: 'Changed the state of a request',
    es: 'Cambió el estado de una solicitud',
    'pt-BR': 'Alterou o estado de um pedido',
  },
  'watchlist.create': { en: 'Set up a watchlist', es: 'Creó una lista', 'pt-BR': 'Criou uma lista' },
  'watchlist.import': { en: 'Imported a watchlist', es: 'Importó una lista', 'pt-BR': 'Importou uma lista' },
  'watchlist.start_import': {
    en: 'Asked for the import of a watchlist',
    es: 'Solicitó importar una lista',
    'pt-BR': 'Pediu a importação de uma lista',
  },
  'watchlist.confirm': {
    en: 'Found a watchlist unchanged',
    es: 'Encontró una lista sin cambios',
    'pt-BR': 'Encontrou uma lista sem mudanças',
  },
  'watchlist.fail_import': {
    en: 'A watchlist was not imported',
    es: 'No se importó una lista',
    'pt-BR': 'Uma lista não foi importada',
  },
  'watchlist.rollback': {
    en: 'Rolled a watchlist back',
    es: 'Restituyó una versión anterior de una lista',
    'pt-BR': 'Voltou uma lista a uma versão anterior',
  },
  'watchlist.schedule': {
    en: 'Changed when a watchlist is fetched',
    es: 'Cambió cuándo se obtiene una lista',
    'pt-BR': 'Alterou quando uma lista é obtida',
  },
  'desk.send_back': {
    en: 'Sent data back to the supplier',
    es: 'Devolvió datos al proveedor',
    'pt-BR': 'Devolveu dados ao fornecedor',
  },
  'desk.withdraw_send_back': {
    en: 'Withdrew what was sent back',
    es: 'Retiró lo devuelto al proveedor',
    'pt-BR': 'Retirou o que foi devolvido',
  },
  'report.cancel_order': {
    en: 'Cancelled an order at a gateway',
    es: 'Canceló un pedido a un proveedor de informes',
    'pt-BR': 'Cancelou um pedido a um fornecedor de relatórios',
  },
  'report.receive_message': {
    en: 'Received a message from a gateway',
    es: 'Recibió un mensaje de un proveedor de informes',
    'pt-BR': 'Recebeu uma mensagem de um fornecedor de relatórios',
  },
  'desk.assign': { en: 'Assigned a request', es: 'Asignó una solicitud', 'pt-BR': 'Atribuiu um pedido' },
  'desk.take_over': {
    en: 'Took a request over',
    es: 'Se hizo cargo de una solicitud de otra persona',
    'pt-BR': 'Assumiu o pedido de outra pessoa',
  },
  'payment.accept': { en: 'Accepted a payment', es: 'Aceptó un pago', 'pt-BR': 'Aceitou um pagamento' },
  'payment.export': {
    en: 'Exported payments',
    es: 'Exportó pagos',
    'pt-BR': 'Exportou pagamentos',
  },
  'payment.match_statement': {
    en: 'Matched a bank statement',
    es: 'Concilió un extracto bancario',
    'pt-BR': 'Conciliou um extrato bancário',
  },
  'payment.open_file': {
    en: 'Opened a payment proof',
    es: 'Abrió un comprobante de pago',
    'pt-BR': 'Abriu um comprovante de pagamento',
  },
  'payment.reject': {
    en: 'Rejected a payment proof',
    es: 'Rechazó un comprobante de pago',
    'pt-BR': 'Recusou um comprovante de pagamento',
  },
  'payment.remind': {
    en: 'Reminded of a payment',
    es: 'Envió un recordatorio de pago',
    'pt-BR': 'Enviou um lembrete de pagamento',
  },
  'payment.resolve': {
    en: 'Resolved a payment that did not fit',
    es: 'Resolvió un pago que no coincidía',
    'pt-BR': 'Resolveu um pagamento que não conferia',
  },
  'desk.second_look': {
    en: 'Asked for a second look',
    es: 'Pidió una segunda revisión',
    'pt-BR': 'Pediu uma segunda conferência',
  },
  'company.second_look': {
    en: 'Changed which reports a second person delivers',
    es: 'Cambió qué informes entrega una segunda persona',
    'pt-BR': 'Alterou quais relatórios uma segunda pessoa entrega',
  },
} as const satisfies Record<string, Words>;
