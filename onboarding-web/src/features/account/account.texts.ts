import type { Words } from '@homologa/domain/language/locales';

export const ACCOUNT = {
  lead: {
    en: 'Create an account or log in, so that you can come back to your answers at any time.',
    es: 'Cree una cuenta o inicie sesión para volver a sus respuestas cuando quiera.',
    'pt-BR': 'Crie uma conta ou entre para voltar às suas respostas quando quiser.',
  },
  lead_confirmed: {
    en: 'Your email is confirmed. Only your password is missing: it was not kept when this page was left.',
    es: 'Su correo está confirmado. Solo falta su contraseña: no se guardó al salir de esta página.',
    'pt-BR': 'Seu e-mail está confirmado. Falta apenas a sua senha: ela não foi guardada ao sair desta página.',
  },
  lead_refused: {
    en: 'Your email is confirmed. Your account could not be created yet: please see below why.',
    es: 'Su correo está confirmado. Su cuenta todavía no se pudo crear: vea abajo por qué.',
    'pt-BR': 'Seu e-mail está confirmado. Ainda não foi possível criar a sua conta: veja abaixo o motivo.',
  },
  lead_login: {
    en: 'This onboarding already has an account. Log in to continue.',
    es: 'Este proceso ya tiene una cuenta. Inicie sesión para continuar.',
    'pt-BR': 'Este processo já tem uma conta. Entre para continuar.',
  },
  lead_locked: {
    en: 'Log in to continue. If you have no account yet, please open the link in your invitation email again.',
    es: 'Inicie sesión para continuar. Si todavía no tiene cuenta, abra de nuevo el enlace de su correo de invitación.',
    'pt-BR': 'Entre para continuar. Se ainda não tem conta, abra novamente o link do seu e-mail de convite.',
  },
  for_company: { en: 'Company: {company}', es: 'Empresa: {company}', 'pt-BR': 'Empresa: {company}' },
  tab_register: { en: 'Create an account', es: 'Crear una cuenta', 'pt-BR': 'Criar uma conta' },
  tab_login: { en: 'Log in', es: 'Iniciar sesión', 'pt-BR': 'Entrar' },
  full_name: { en: 'Full name', es: 'Nombre completo', 'pt-BR': 'Nome completo' },
  email: { en: 'Work email', es: 'Correo de trabajo', 'pt-BR': 'E-mail de trabalho' },
  login_email: { en: 'Email', es: 'Correo', 'pt-BR': 'E-mail' },
  password_hint: {
    en: 'At least {count} characters.',
    es: 'Al menos {count} caracteres.',
    'pt-BR': 'Pelo menos {count} caracteres.',
  },
  password_show: { en: 'Show password', es: 'Mostrar contraseña', 'pt-BR': 'Mostrar senha' },
  password_hide: { en: 'Hide password', es: 'Ocultar contraseña', 'pt-BR': 'Ocultar senha' },
  invited_email_hint: {
    en: 'The one that received the invitation.',
    es: 'El que recibió la invitación.',
    'pt-BR': 'O que recebeu o convite.',
  },
  not_invited: {
    en: 'The invitation was sent to {emails}. Please use that email.',
    es: 'La invitación se envió a {emails}. Use ese correo.',
    'pt-BR': 'O convite foi enviado para {emails}. Use esse e-mail.',
  },
  other_account_hint: {
    en: 'Create an account or log in with the email that received the invitation.',
    es: 'Cree una cuenta o inicie sesión con el correo que recibió la invitación.',
    'pt-BR': 'Crie uma conta ou entre com o e-mail que recebeu o convite.',
  },
  lead_expired: {
    en: 'The link of your invitation has expired, or a colleague has taken over. If you already have an account, log in to continue. Otherwise, please ask {client} for a new invitation.',
    es: 'El enlace de su invitación venció, o un colega se hizo cargo. Si ya tiene una cuenta, inicie sesión para continuar. Si no, pida a {client} una nueva invitación.',
    'pt-BR':
      'O link do seu convite expirou, ou um colega assumiu. Se você já tem uma conta, entre para continuar. Caso contrário, peça a {client} um novo convite.',
  },
  register: { en: 'Create account', es: 'Crear cuenta', 'pt-BR': 'Criar conta' },
  privacy_unreachable: {
    en: 'The notice could not be loaded.',
    es: 'No se pudo cargar el aviso.',
    'pt-BR': 'Não foi possível carregar o aviso.',
  },
  news: {
    en: 'Send me news about the service by email (optional)',
    es: 'Deseo recibir novedades del servicio por correo (opcional)',
    'pt-BR': 'Quero receber novidades do serviço por e-mail (opcional)',
  },
  session_ended: {
    en: 'Your session has ended. What you typed is kept on this device, in this browser: log in, and it is saved and you go on where you were.',
    es: 'Su sesión terminó. Lo que escribió queda en este dispositivo, en este navegador: inicie sesión y se guardará, y seguirá donde estaba.',
    'pt-BR':
      'Sua sessão terminou. O que você digitou fica neste dispositivo, neste navegador: entre, e será salvo, e você continuará de onde parou.',
  },
  session_ended_only_here: {
    en: 'Your session has ended, and this browser has no room to keep what you typed last. Please keep this page open and log in: then it is saved and you go on where you were.',
    es: 'Su sesión terminó, y este navegador no tiene espacio para conservar lo último que escribió. No cierre esta página e inicie sesión: entonces se guardará, y seguirá donde estaba.',
    'pt-BR':
      'Sua sessão terminou, e este navegador não tem espaço para manter o que você digitou por último. Não feche esta página e entre: então será salvo, e você continuará de onde parou.',
  },
  session: {
    en: 'You are signed in as {email}.',
    es: 'Inició sesión como {email}.',
    'pt-BR': 'Você entrou como {email}.',
  },
  session_go: {
    en: 'Continue with this account',
    es: 'Continuar con esta cuenta',
    'pt-BR': 'Continuar com esta conta',
  },
  session_other: { en: 'Use another account', es: 'Usar otra cuenta', 'pt-BR': 'Usar outra conta' },
  code_title: { en: 'Confirm your email', es: 'Confirme su correo', 'pt-BR': 'Confirme seu e-mail' },
  code_lead: {
    en: 'We have sent a six-digit code to {email}. Please enter it here.',
    es: 'Enviamos un código de seis dígitos a {email}. Ingréselo aquí.',
    'pt-BR': 'Enviamos um código de seis dígitos para {email}. Informe-o aqui.',
  },
  code: { en: 'Code', es: 'Código', 'pt-BR': 'Código' },
  code_go: { en: 'Confirm', es: 'Confirmar', 'pt-BR': 'Confirmar' },
  code_again: { en: 'Send a new code', es: 'Enviar un código nuevo', 'pt-BR': 'Enviar um novo código' },
  code_sent: {
    en: 'A new code is on its way.',
    es: 'Un código nuevo está en camino.',
    'pt-BR': 'Um novo código está a caminho.',
  },
  other_email: {
    en: 'Use another email',
    es: 'Usar otro correo',
    'pt-BR': 'Usar outro e-mail',
  },
  mailed_lead: {
    en: 'We have sent an email to {email}. Please enter the six-digit code from it here. If this address was invited before, the email holds your personal link instead: please open that.',
    es: 'Enviamos un correo a {email}. Ingrese aquí el código de seis dígitos que contiene. Si esta dirección ya fue invitada, el correo contiene en su lugar su enlace personal: ábralo.',
    'pt-BR':
      'Enviamos um e-mail para {email}. Informe aqui o código de seis dígitos que ele contém. Se este endereço já foi convidado, o e-mail contém o seu link pessoal: abra-o.',
  },
  connected_title: {
    en: 'Your account is connected',
    es: 'Su cuenta está conectada',
    'pt-BR': 'Sua conta está conectada',
  },
  connected_text: {
    en: 'You will be taken to the next step in a moment.',
    es: 'En un momento pasará al siguiente paso.',
    'pt-BR': 'Em instantes você será direcionado à próxima etapa.',
  },
  connected_go: { en: 'Continue now', es: 'Continuar ahora', 'pt-BR': 'Continuar agora' },
} as const satisfies Record<string, Words>;
