import type { Words } from '@homologa/domain/language/locales';

export const WAITING = {
  waiting: { en: 'Waiting', es: 'En espera', 'pt-BR': 'Em espera' },
  title: { en: 'Who is waiting', es: 'Quiénes están en espera', 'pt-BR': 'Quem está em espera' },
  found: {
    en: '{count} supplier found || {count} suppliers found',
    es: '{count} proveedor encontrado || {count} proveedores encontrados',
    'pt-BR': '{count} fornecedor encontrado || {count} fornecedores encontrados',
  },
  remindMatching: {
    en: 'Remind all matching',
    es: 'Recordar a todos los que coinciden',
    'pt-BR': 'Lembrar todos os que correspondem',
  },
  will: {
    en: '{count} of {total} matching suppliers will get a reminder by e-mail.',
    es: '{count} de {total} proveedores que coinciden recibirán un recordatorio por correo.',
    'pt-BR': '{count} de {total} fornecedores que correspondem receberão um lembrete por e-mail.',
  },
  nobody: {
    en: 'None of the matching suppliers can be reminded now.',
    es: 'Ahora no se puede recordar a ninguno de los proveedores que coinciden.',
    'pt-BR': 'Agora não é possível lembrar nenhum dos fornecedores que correspondem.',
  },
} satisfies Record<string, Words>;
