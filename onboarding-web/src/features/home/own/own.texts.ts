import type { Words } from '@homologa/domain/language/locales';

export const OWN = {
  title: { en: 'Your account', es: 'Su cuenta', 'pt-BR': 'Sua conta' },
  lead: {
    en: 'What is wrong you correct here. Your processes that are not finished follow, so that your clients and our team reach you.',
    es: 'Corrija aquí lo que no esté bien. Sus procesos sin terminar se actualizan también, para que sus clientes y nuestro equipo puedan ubicarlo.',
    'pt-BR':
      'Corrija aqui o que não estiver certo. Seus processos não concluídos também são atualizados, para que seus clientes e nossa equipe encontrem você.',
  },
  language: {
    en: 'Language of these pages and of our emails',
    es: 'Idioma de estas páginas y de nuestros correos',
    'pt-BR': 'Idioma destas páginas e dos nossos e-mails',
  },
  save: { en: 'Save details', es: 'Guardar datos', 'pt-BR': 'Salvar dados' },
  saved: { en: 'Your details are saved.', es: 'Sus datos se guardaron.', 'pt-BR': 'Seus dados foram salvos.' },

  email_title: { en: 'Email', es: 'Correo', 'pt-BR': 'E-mail' },
  email_now: { en: 'You log in with {email}.', es: 'Inicia sesión con {email}.', 'pt-BR': 'Você entra com {email}.' },
  email_change: { en: 'Change email', es: 'Cambiar correo', 'pt-BR': 'Alterar e-mail' },
  email_new: { en: 'New email', es: 'Correo nuevo', 'pt-BR': 'Novo e-mail' },
  email_new_hint: {
    en: 'We send a code to it, and tell the old one when it has changed.',
    es: 'Le enviamos un código, y avisamos al correo anterior cuando haya cambiado.',
    'pt-BR': 'Enviamos um código para ele e avisamos o e-mail anterior quando mudar.',
  },
  email_send: { en: 'Send code', es: 'Enviar código', 'pt-BR': 'Enviar código' },
  email_sent: {
    en: 'A six-digit code is on its way to {email}. It works for {minutes} minutes on this page.',
    es: 'Enviamos un código de seis dígitos a {email}. Sirve durante {minutes} minutos en esta página.',
    'pt-BR': 'Um código de seis dígitos está a caminho de {email}. Ele vale por {minutes} minutos nesta página.',
  },
  email_changed: {
    en: 'Your email is now {email}. From now on you log in with it.',
    es: 'Su correo ahora es {email}. Desde ahora inicia sesión con él.',
    'pt-BR': 'Seu e-mail agora é {email}. A partir de agora, entre com ele.',
  },
  email_fixed: {
    en: 'This account also works for a client, so its email cannot be changed here. Please contact us.',
    es: 'Esta cuenta también trabaja para un cliente, por eso su correo no se cambia aquí. Contáctenos.',
    'pt-BR': 'Esta conta também trabalha para um cliente, por isso o e-mail não pode ser alterado aqui. Fale conosco.',
  },
  prove_first: {
    en: 'To change it, first confirm {email} with a code: it shows that this account is yours.',
    es: 'Para cambiarlo, confirme primero {email} con un código: así se comprueba que esta cuenta es suya.',
    'pt-BR': 'Para alterá-lo, confirme primeiro {email} com um código: isso comprova que esta conta é sua.',
  },
  prove: { en: 'Confirm email', es: 'Confirmar correo', 'pt-BR': 'Confirmar e-mail' },

  password_set: {
    en: 'You log in with your password or with a code by email.',
    es: 'Inicia sesión con su contraseña o con un código por correo.',
    'pt-BR': 'Você entra com a sua senha ou com um código por e-mail.',
  },
  password_only: {
    en: 'You log in with your password.',
    es: 'Inicia sesión con su contraseña.',
    'pt-BR': 'Você entra com a sua senha.',
  },
  password_change: { en: 'Change password', es: 'Cambiar contraseña', 'pt-BR': 'Alterar senha' },
  password_now: { en: 'Current password', es: 'Contraseña actual', 'pt-BR': 'Senha atual' },
  password_new: { en: 'New password', es: 'Contraseña nueva', 'pt-BR': 'Nova senha' },
  password_save: { en: 'Save password', es: 'Guardar contraseña', 'pt-BR': 'Salvar senha' },
  password_changed: {
    en: 'Your password is changed. Your other devices are logged out.',
    es: 'Su contraseña cambió. Se cerró la sesión en sus otros dispositivos.',
    'pt-BR': 'Sua senha foi alterada. Seus outros dispositivos foram desconectados.',
  },
  password_remove: { en: 'Remove password', es: 'Quitar contraseña', 'pt-BR': 'Remover senha' },
  password_remove_text: {
    en: 'After that you log in with codes by email only.',
    es: 'Después de esto inicia sesión solo con códigos por correo.',
    'pt-BR': 'Depois disso você entra somente com códigos por e-mail.',
  },
  password_removed: {
    en: 'Your password is removed. You log in with codes by email.',
    es: 'Se quitó su contraseña. Inicia sesión con códigos por correo.',
    'pt-BR': 'Sua senha foi removida. Você entra com códigos por e-mail.',
  },
} as const satisfies Record<string, Words>;
