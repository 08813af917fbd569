import type { Words } from '@homologa/domain/language/locales';

export const BEGIN = {
  lead: {
    en: 'Please check your name and the phone where you can be reached. You need no password.',
    es: 'Revise su nombre y el teléfono donde podemos ubicarlo. No necesita contraseña.',
    'pt-BR': 'Confira o seu nome e o telefone para contato. Você não precisa de senha.',
  },
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
    en: 'If {email} has a supplier’s account, a six-digit code is on its way to it, which works for {minutes} minutes on this page; an account of a client or of our staff gets no code: use its password.',
    es: 'Si {email} tiene una cuenta de proveedor, le llegará un código de seis dígitos, que sirve durante {minutes} minutos en esta página; una cuenta de un cliente o de nuestro equipo no recibe código: use su contraseña.',
    'pt-BR':
      'Se {email} tiver uma conta de fornecedor, um código de seis dígitos está a caminho e vale por {minutes} minutos nesta página; uma conta de cliente ou da nossa equipe não recebe código: use a senha.',
  },
} as const satisfies Record<string, Words>;
