import type { SuppressionReason } from '@homologa/domain/identity/suppression';
import type { Words } from '@homologa/domain/language/locales';

export const MAIL = {
  title: { en: 'Mail', es: 'Correo', 'pt-BR': 'E-mail' },
  subtitle: {
    en: 'Mail that waits for the mail server is retried for two days. What failed in the last 30 days can be sent again.',
    es: 'El correo que espera al servidor se reintenta durante dos días. Lo fallido en los últimos 30 días se puede reenviar.',
    'pt-BR':
      'O e-mail que espera pelo servidor é repetido por dois dias. O que falhou nos últimos 30 dias pode ser reenviado.',
  },
  outage: {
    en: 'The mail server {server} has been unreachable since {date}. It said: {said}',
    es: 'El servidor de correo {server} está inaccesible desde {date}. Dijo: {said}',
    'pt-BR': 'O servidor de e-mail {server} está inacessível desde {date}. Ele disse: {said}',
  },
  waiting: { en: 'Waiting', es: 'En espera', 'pt-BR': 'Aguardando' },
  failed: { en: 'Failed', es: 'Fallido', 'pt-BR': 'Falhou' },
  noneWaiting: { en: 'No mail is waiting.', es: 'No hay correo en espera.', 'pt-BR': 'Nenhum e-mail está aguardando.' },
  noneFailed: { en: 'No mail has failed.', es: 'Ningún correo falló.', 'pt-BR': 'Nenhum e-mail falhou.' },
  kind: { en: 'Mail', es: 'Correo', 'pt-BR': 'E-mail' },
  company: { en: 'Company', es: 'Empresa', 'pt-BR': 'Empresa' },
  reason: { en: 'Reason', es: 'Motivo', 'pt-BR': 'Motivo' },
  count: { en: 'Count', es: 'Cantidad', 'pt-BR': 'Quantidade' },
  oldest: { en: 'Oldest', es: 'El más antiguo', 'pt-BR': 'O mais antigo' },
  next: { en: 'Next attempt', es: 'Próximo intento', 'pt-BR': 'Próxima tentativa' },
  retry: { en: 'Send again', es: 'Reenviar', 'pt-BR': 'Reenviar' },
  retryAll: { en: 'Send all failed again', es: 'Reenviar todo lo fallido', 'pt-BR': 'Reenviar tudo o que falhou' },
  retried: {
    en: 'The failed mail is being sent again.',
    es: 'Los correos fallidos se están reenviando.',
    'pt-BR': 'Os e-mails que falharam estão sendo reenviados.',
  },
  suppressed: { en: 'Suppressed addresses', es: 'Direcciones bloqueadas', 'pt-BR': 'Endereços bloqueados' },
  suppressedHelp: {
    en: 'These addresses get no mail, except about the security of an account, until somebody lifts it. The newest 100 are shown.',
    es: 'Estas direcciones no reciben correo, salvo sobre la seguridad de una cuenta, hasta que alguien las desbloquee. Se muestran las 100 más recientes.',
    'pt-BR':
      'Estes endereços não recebem e-mail, exceto sobre a segurança de uma conta, até que alguém os desbloqueie. São mostrados os 100 mais recentes.',
  },
  noneSuppressed: {
    en: 'No address is suppressed.',
    es: 'Ninguna dirección está bloqueada.',
    'pt-BR': 'Nenhum endereço está bloqueado.',
  },
  address: { en: 'Address', es: 'Dirección', 'pt-BR': 'Endereço' },
  since: { en: 'Since', es: 'Desde', 'pt-BR': 'Desde' },
  lift: { en: 'Lift', es: 'Desbloquear', 'pt-BR': 'Desbloquear' },
  lifted: {
    en: 'Mail goes to this address again.',
    es: 'Esta dirección vuelve a recibir correo.',
    'pt-BR': 'Este endereço volta a receber e-mail.',
  },
} satisfies Record<string, Words>;

export const SUPPRESSION_REASON_WORDS: Readonly<Record<SuppressionReason, Words>> = {
  bounced: { en: 'Mail came back', es: 'El correo fue devuelto', 'pt-BR': 'O e-mail voltou' },
  complained: { en: 'Reported as spam', es: 'Denunciado como spam', 'pt-BR': 'Denunciado como spam' },
};
