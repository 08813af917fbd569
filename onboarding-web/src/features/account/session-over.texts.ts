import type { Words } from '@homologa/domain/language/locales';

export const SESSION_OVER = {
  title: { en: 'Your session is over', es: 'Su sesión terminó', 'pt-BR': 'Sua sessão terminou' },
  saved: {
    en: 'Everything you typed is saved.',
    es: 'Todo lo que escribió está guardado.',
    'pt-BR': 'Tudo o que você digitou está salvo.',
  },
  saved_until: {
    en: 'Everything you typed until {time} is saved.',
    es: 'Todo lo que escribió hasta las {time} está guardado.',
    'pt-BR': 'Tudo o que você digitou até as {time} está salvo.',
  },
  kept: {
    en: 'What you typed last is kept on this device and is saved as soon as you log in.',
    es: 'Lo último que escribió queda en este dispositivo y se guardará en cuanto inicie sesión.',
    'pt-BR': 'O que você digitou por último fica neste dispositivo e será salvo assim que você entrar.',
  },
  only_here: {
    en: 'What you typed last is on this page only: do not close it before you have logged in.',
    es: 'Lo último que escribió está solo en esta página: no la cierre antes de iniciar sesión.',
    'pt-BR': 'O que você digitou por último está só nesta página: não a feche antes de entrar.',
  },
  last_saved: {
    en: 'Last saved at {time}.',
    es: 'Último guardado: {time}.',
    'pt-BR': 'Último salvamento: {time}.',
  },
  held: {
    en: 'Answers that wait for your choice: {count}. They are saved once you have logged in and chosen which one counts.',
    es: 'Respuestas que esperan su elección: {count}. Se guardarán cuando inicie sesión y elija cuál cuenta.',
    'pt-BR': 'Respostas que esperam a sua escolha: {count}. Serão salvas quando você entrar e escolher qual vale.',
  },
  drafts: {
    en: 'Numbers that are not valid: {count}. They are not saved: please correct them after you have logged in.',
    es: 'Números no válidos: {count}. No se guardan: corríjalos después de iniciar sesión.',
    'pt-BR': 'Números inválidos: {count}. Eles não são salvos: corrija-os depois de entrar.',
  },
  files: {
    en: 'Files that are not uploaded yet: {count}. They are sent once you have logged in.',
    es: 'Archivos que aún no se cargaron: {count}. Se enviarán cuando inicie sesión.',
    'pt-BR': 'Arquivos que ainda não foram enviados: {count}. Serão enviados quando você entrar.',
  },
  lead: {
    en: 'Log in here with a code by email; the page stays as it is, and you go on where you were.',
    es: 'Inicie sesión aquí con un código por correo; la página queda como está y usted sigue donde estaba.',
    'pt-BR': 'Entre aqui com um código por e-mail; a página fica como está e você continua de onde parou.',
  },
  code: { en: 'Email a code to {email}', es: 'Enviar un código a {email}', 'pt-BR': 'Enviar um código para {email}' },
  other: { en: 'Use another account', es: 'Usar otra cuenta', 'pt-BR': 'Usar outra conta' },
} as const satisfies Record<string, Words>;
