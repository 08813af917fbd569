import type { SupplierStatusFilter } from '@homologa/domain/catalog/supplier-status';
import type { Words } from '@homologa/domain/language/locales';
import { SUPPLIER_NAME_WORDS } from '@homologa/domain/suppliers/supplier-words';

export const SUPPLIERS = {
  title: { en: 'Suppliers', es: 'Proveedores', 'pt-BR': 'Fornecedores' },
  searchLabel: {
    en: 'Company name, tax ID, contact name, email',
    es: 'Empresa, ID fiscal, contacto, correo',
    'pt-BR': 'Empresa, ID fiscal, contato, e-mail',
  },
  search: { en: 'Search suppliers', es: 'Buscar proveedores', 'pt-BR': 'Pesquisar fornecedores' },
  statusTabs: { en: 'Status', es: 'Estado', 'pt-BR': 'Status' },
  noMatch: {
    en: 'There are no suppliers that match your search query',
    es: 'No hay proveedores que coincidan con su búsqueda',
    'pt-BR': 'Não há fornecedores que correspondam à sua pesquisa',
  },
  noFiltered: {
    en: 'There are no suppliers that match your filter criteria',
    es: 'No hay proveedores que coincidan con sus filtros',
    'pt-BR': 'Não há fornecedores que correspondam aos seus filtros',
  },
  clearSearch: {
    en: 'Clear search and filters',
    es: 'Quitar búsqueda y filtros',
    'pt-BR': 'Limpar pesquisa e filtros',
  },
  columns: { en: 'Columns', es: 'Columnas', 'pt-BR': 'Colunas' },
  columnsHint: {
    en: 'Choose and order the columns. Your choice is kept for you.',
    es: 'Elija y ordene las columnas. Su elección se conserva.',
    'pt-BR': 'Escolha e ordene as colunas. Sua escolha fica salva.',
  },
  resetColumns: { en: 'Reset', es: 'Restablecer', 'pt-BR': 'Redefinir' },
  moveUp: { en: 'Move {name} up', es: 'Subir {name}', 'pt-BR': 'Mover {name} para cima' },
  moveDown: { en: 'Move {name} down', es: 'Bajar {name}', 'pt-BR': 'Mover {name} para baixo' },
  notDelivered: {
    en: 'Invitation could not be delivered',
    es: 'No se pudo entregar la invitación',
    'pt-BR': 'O convite não pôde ser entregue',
  },
  notDeliveredShort: { en: 'Not delivered', es: 'No entregada', 'pt-BR': 'Não entregue' },
  mailWaits: {
    en: 'Invitation waiting for the mail server',
    es: 'La invitación espera al servidor de correo',
    'pt-BR': 'O convite aguarda o servidor de e-mail',
  },
  mailWaitsShort: { en: 'Waiting for mail', es: 'Espera correo', 'pt-BR': 'Aguarda e-mail' },
  resend: { en: 'Send invitation again', es: 'Reenviar invitación', 'pt-BR': 'Reenviar convite' },
  resent: {
    en: 'The invitation is being sent again.',
    es: 'La invitación se está reenviando.',
    'pt-BR': 'O convite está sendo reenviado.',
  },
  complete: { en: 'Mark as completed…', es: 'Marcar como completado…', 'pt-BR': 'Marcar como concluído…' },
  completeTitle: { en: 'Mark as completed', es: 'Marcar como completado', 'pt-BR': 'Marcar como concluído' },
  completeText: {
    en: '{name} has not finished yet. It will count as completed and get no more reminders; what is missing stays missing.',
    es: '{name} todavía no terminó. Contará como completado y no recibirá más recordatorios; lo que falta seguirá faltando.',
    'pt-BR':
      '{name} ainda não terminou. Contará como concluído e não receberá mais lembretes; o que falta continuará faltando.',
  },
  markedCompleted: {
    en: 'Supplier marked as completed.',
    es: 'Proveedor marcado como completado.',
    'pt-BR': 'Fornecedor marcado como concluído.',
  },
  completionUndone: {
    en: 'The supplier is no longer marked as completed.',
    es: 'El proveedor ya no está marcado como completado.',
    'pt-BR': 'O fornecedor não está mais marcado como concluído.',
  },
  remind: { en: 'Send reminder', es: 'Enviar recordatorio', 'pt-BR': 'Enviar lembrete' },
  reminded: { en: 'Reminder sent.', es: 'Recordatorio enviado.', 'pt-BR': 'Lembrete enviado.' },
  remindAgain: { en: 'Possible again {when}', es: 'Posible de nuevo {when}', 'pt-BR': 'Possível novamente {when}' },
  remindNotAwaited: {
    en: 'This supplier has done its part: it is waiting for us.',
    es: 'Este proveedor ya hizo su parte: nos espera a nosotros.',
    'pt-BR': 'Este fornecedor já fez a sua parte: aguarda por nós.',
  },
  remindBounced: {
    en: 'Its invitation could not be delivered: send that again first.',
    es: 'No se pudo entregar su invitación: envíela antes de nuevo.',
    'pt-BR': 'Não foi possível entregar o convite: envie-o antes de novo.',
  },
  remindAll: { en: 'Remind all', es: 'Recordar a todos', 'pt-BR': 'Lembrar todos' },
  remindAllText: {
    en: 'Everybody who is awaited gets a reminder by e-mail, except those reminded in the last 24 hours.',
    es: 'Todos los proveedores de quienes se espera algo reciben un recordatorio por correo, salvo los recordados en las últimas 24 horas.',
    'pt-BR':
      'Todos os fornecedores de quem se espera algo recebem um lembrete por e-mail, exceto os lembrados nas últimas 24 horas.',
  },
  remindWill: {
    en: '{count} of {total} suppliers will get a reminder by e-mail.',
    es: '{count} de {total} proveedores recibirán un recordatorio por correo.',
    'pt-BR': '{count} de {total} fornecedores receberão um lembrete por e-mail.',
  },
  remindNobody: {
    en: 'Nobody can be reminded now.',
    es: 'Ahora no se puede recordar a nadie.',
    'pt-BR': 'Ninguém pode ser lembrado agora.',
  },
  remindedAll: {
    en: 'Reminders sent: {sent}. Skipped: {skipped}.',
    es: 'Recordatorios enviados: {sent}. Omitidos: {skipped}.',
    'pt-BR': 'Lembretes enviados: {sent}. Ignorados: {skipped}.',
  },
  delete: { en: 'Delete supplier', es: 'Eliminar proveedor', 'pt-BR': 'Excluir fornecedor' },
  deleteTitle: { en: 'Delete Supplier', es: 'Eliminar proveedor', 'pt-BR': 'Excluir fornecedor' },
  deleteText: {
    en: 'Are you sure you want to delete {name}? The invitation link stops working.',
    es: '¿Seguro que desea eliminar a {name}? El enlace de la invitación dejará de funcionar.',
    'pt-BR': 'Tem certeza de que deseja excluir {name}? O link do convite deixará de funcionar.',
  },
  deleted: { en: 'Supplier deleted.', es: 'Proveedor eliminado.', 'pt-BR': 'Fornecedor excluído.' },
  add: { en: 'Add Suppliers', es: 'Agregar proveedores', 'pt-BR': 'Adicionar fornecedores' },
  nameless: SUPPLIER_NAME_WORDS.nameless,
  actionsOf: { en: 'Actions for {name}', es: 'Acciones de {name}', 'pt-BR': 'Ações de {name}' },
  selfRegistered: {
    en: 'Registered by the public link',
    es: 'Registrado por el enlace público',
    'pt-BR': 'Cadastrado pelo link público',
  },
  notStarted: { en: 'Not started', es: 'Sin iniciar', 'pt-BR': 'Não iniciado' },
  started: { en: 'Started', es: 'Iniciado', 'pt-BR': 'Iniciado' },
  completed: { en: 'Completed', es: 'Completado', 'pt-BR': 'Concluído' },
  notRequested: { en: 'Not requested', es: 'No solicitado', 'pt-BR': 'Não solicitado' },
  pending: { en: 'Pending', es: 'Pendiente', 'pt-BR': 'Pendente' },
  delivered: { en: 'Delivered', es: 'Entregado', 'pt-BR': 'Entregue' },
} satisfies Record<string, Words>;

export const EMPTY_BY_STATUS: Readonly<Record<SupplierStatusFilter, Words>> = {
  all: {
    en: 'There are currently no suppliers',
    es: 'Actualmente no hay proveedores',
    'pt-BR': 'Atualmente não há fornecedores',
  },
  pending: {
    en: 'There are currently no suppliers with status pending',
    es: 'Actualmente no hay proveedores con estado pendiente',
    'pt-BR': 'Atualmente não há fornecedores com status pendente',
  },
  in_progress: {
    en: 'There are currently no suppliers with status in progress',
    es: 'Actualmente no hay proveedores con estado en curso',
    'pt-BR': 'Atualmente não há fornecedores com status em andamento',
  },
  completed: {
    en: 'There are currently no suppliers with status completed',
    es: 'Actualmente no hay proveedores con estado completado',
    'pt-BR': 'Atualmente não há fornecedores com status concluído',
  },
  archived: {
    en: 'There are currently no archived suppliers',
    es: 'Actualmente no hay proveedores archivados',
    'pt-BR': 'Atualmente não há fornecedores arquivados',
  },
};
