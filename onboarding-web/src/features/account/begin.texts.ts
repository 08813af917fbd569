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
