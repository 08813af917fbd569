import type { Words } from '@homologa/domain/language/locales';

export const BEGIN = {
  go: { en: 'Continue as {email}', es: 'Continuar como {email}', 'pt-BR': 'Continuar como {email}' },
  other_way: {
    en: 'Use a password or another email',
    es: 'Usar una contraseña u otro correo',
    'pt-BR': 'Usar uma senha ou outro e-mail',
  },
  other_way_back: {
    en: 'Continue as {email} without a password',
    es: 'Continuar como {email} sin contraseña',
    'pt-BR': 'Continuar como {email} sem senha',
  },
  by_code: { en: 'Email me a code', es: 'Enviarme un código', 'pt-BR': 'Enviar um código' },
  factor: {
    en: 'Enter the code of your authenticator app, or a recovery code.',
    es: 'Ingrese el código de su aplicación de autenticación o un código de recuperación.',
    'pt-BR': 'Informe o código do seu aplicativo autenticador ou um código de recuperação.',
  },
  /** To a client's user with passkeys alone, which belong to the console. */
  factor_recovery: {
    en: 'Your passkey works in the console only. Enter one of your recovery codes, each of which works once. For the next time, set up an authenticator app in the console, under Security.',
    es: 'Su llave de acceso solo funciona en la consola. Ingrese uno de sus códigos de recuperación; cada uno sirve una sola vez. Para la próxima vez, configure una aplicación de autenticación en la consola, en Seguridad.',
    'pt-BR':
      'A sua chave de acesso só funciona no console. Informe um dos seus códigos de recuperação; cada um serve uma única vez. Para a próxima vez, configure um aplicativo autenticador no console, em Segurança.',
  },
  factor_none: {
    en: 'Your passkey works in the console only, and you have no recovery codes left. Set up an authenticator app in the console, under Security; then you can log in here.',
    es: 'Su llave de acceso solo funciona en la consola, y no le quedan códigos de recuperación. Configure una aplicación de autenticación en la consola, en Seguridad; después podrá iniciar sesión aquí.',
    'pt-BR':
      'A sua chave de acesso só funciona no console, e você não tem mais códigos de recuperação. Configure um aplicativo autenticador no console, em Segurança; depois você poderá entrar aqui.',
  },
  factor_back: { en: 'Back', es: 'Volver', 'pt-BR': 'Voltar' },
  by_password: { en: 'Use the password', es: 'Usar la contraseña', 'pt-BR': 'Usar a senha' },
  proof: {
    en: 'There is an account with {email} already. Confirm once on this device that it is yours, with a code by email or with its password.',
    es: 'Ya existe una cuenta con {email}. Confirme una vez en este dispositivo que es suya, con un código por correo o con su contraseña.',
    'pt-BR':
      'Já existe uma conta com {email}. Confirme uma vez neste dispositivo que ela é sua, com um código por e-mail ou com a senha dela.',
  },
  colleague: {
    en: 'Has a colleague begun? They can log in here with their email. If you should answer instead, get your own link.',
    es: '¿Empezó un colega? Puede iniciar sesión aquí con su correo. Si debe responder usted, pida su propio enlace.',
    'pt-BR':
      'Um colega começou? Ele pode entrar aqui com o e-mail dele. Se você deve responder, peça o seu próprio link.',
  },
  sent: {
    en: 'If {email} has a supplier’s account, a six-digit code is on its way to it. It works for {minutes} minutes on this page. Clients and our staff get no code: they use their password.',
    es: 'Si {email} tiene una cuenta de proveedor, le llegará un código de seis dígitos. Sirve durante {minutes} minutos en esta página. Los clientes y nuestro equipo no reciben código: usan su contraseña.',
    'pt-BR':
      'Se {email} tiver uma conta de fornecedor, um código de seis dígitos está a caminho. Ele vale por {minutes} minutos nesta página. Clientes e a nossa equipe não recebem código: usam a senha.',
  },
  /** To the account whose session is open: there is nothing to hide. */
  sent_own: {
    en: 'A six-digit code is on its way to {email}. It works for {minutes} minutes on this page.',
    es: 'Le enviamos un código de seis dígitos a {email}. Sirve durante {minutes} minutos en esta página.',
    'pt-BR': 'Enviamos um código de seis dígitos para {email}. Ele vale por {minutes} minutos nesta página.',
  },
} as const satisfies Record<string, Words>;
