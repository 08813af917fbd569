import type { Words } from '@homologa/domain/language/locales';

export const RETENTION = {
  hint: {
    en: 'Without a number everything is kept. The days count from the end of a process; what belongs to an open process is never deleted. Payment records are always kept.',
    es: 'Sin un número se conserva todo. Los días cuentan desde el fin de un proceso; lo que pertenece a un proceso abierto nunca se elimina. Los registros de pago siempre se conservan.',
    'pt-BR':
      'Sem um número, tudo é mantido. Os dias contam a partir do fim de um processo; o que pertence a um processo aberto nunca é excluído. Os registros de pagamento são sempre mantidos.',
  },
  days: { en: 'Days kept', es: 'Días de conservación', 'pt-BR': 'Dias mantidos' },
  minimum: { en: 'At least {days} days', es: '{days} días como mínimo', 'pt-BR': 'No mínimo {days} dias' },
  kept: { en: 'Everything is kept.', es: 'Se conserva todo.', 'pt-BR': 'Tudo é mantido.' },
  preview: {
    en: 'Today this would delete: {count}.',
    es: 'Hoy se eliminarían: {count}.',
    'pt-BR': 'Hoje seriam excluídos: {count}.',
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
