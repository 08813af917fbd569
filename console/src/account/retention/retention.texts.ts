import type { Words } from '@homologa/domain/language/locales';
import type { RetentionKind } from '@homologa/domain/privacy/retention';

export const RETENTION = {
  hint: {
    en: 'Without a number everything is kept. The days count from the end of a process; what belongs to an open process is never deleted. Payment records are always kept.',
    es: 'Sin un número se conserva todo. Los días cuentan desde el fin de un proceso; lo que pertenece a un proceso abierto nunca se elimina. Los registros de pago siempre se conservan.',
    'pt-BR':
      'Sem um número, tudo é mantido. Os dias contam a partir do fim de um processo; o que pertence a um processo aberto nunca é excluído. Os registros de pagamento são sempre mantidos.',
  },
  days: { en: 'Days kept', es: 'Días de conservación', 'pt-BR': 'Dias mantidos' },
  range: {
    en: 'From {minimum} to {maximum} days',
    es: 'De {minimum} a {maximum} días',
    'pt-BR': 'De {minimum} a {maximum} dias',
  },
  kept: { en: 'Everything is kept.', es: 'Se conserva todo.', 'pt-BR': 'Tudo é mantido.' },
  confirm: { en: 'Keep only {days} days?', es: '¿Conservar solo {days} días?', 'pt-BR': 'Manter somente {days} dias?' },
  forGood: {
    en: 'What is deleted cannot be restored.',
    es: 'Lo que se elimina no se puede recuperar.',
    'pt-BR': 'O que é excluído não pode ser recuperado.',
  },
  startsAt: {
    en: 'Deletes from {date} on. All admins were told by mail.',
    es: 'Elimina a partir del {date}. Se avisó por correo a todos los administradores.',
    'pt-BR': 'Exclui a partir de {date}. Todos os administradores foram avisados por e-mail.',
  },
  ran: {
    en: 'Last run {date}: {count} deleted, {total} in all.',
    es: 'Última ejecución {date}: {count} eliminados, {total} en total.',
    'pt-BR': 'Última execução {date}: {count} excluídos, {total} no total.',
  },
} satisfies Record<string, Words>;

/** Says what a rule of each kind would delete today. */
export const RETENTION_PREVIEW = {
  suppliers: {
    en: 'Suppliers whose data this would delete today: {count}.',
    es: 'Proveedores cuyos datos se eliminarían hoy: {count}.',
    'pt-BR': 'Fornecedores cujos dados seriam excluídos hoje: {count}.',
  },
  files: {
    en: 'Files that this would delete today: {count}.',
    es: 'Archivos que se eliminarían hoy: {count}.',
    'pt-BR': 'Arquivos que seriam excluídos hoje: {count}.',
  },
  reports: {
    en: 'Documents of reports that this would delete today: {count}.',
    es: 'Documentos de informes que se eliminarían hoy: {count}.',
    'pt-BR': 'Documentos de relatórios que seriam excluídos hoje: {count}.',
  },
  audit: {
    en: 'Entries of the audit trail that this would delete today: {count}.',
    es: 'Entradas del registro de auditoría que se eliminarían hoy: {count}.',
    'pt-BR': 'Registros da trilha de auditoria que seriam excluídos hoje: {count}.',
  },
} satisfies Record<RetentionKind, Words>;
