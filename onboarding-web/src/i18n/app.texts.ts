import type { Words } from '@homologa/domain/language/locales';

export const APP = {
  title_error: { en: 'Error: {title}', es: 'Error: {title}', 'pt-BR': 'Erro: {title}' },
  nav_skip: { en: 'Skip to content', es: 'Ir al contenido', 'pt-BR': 'Ir para o conteúdo' },
  handover_invited: {
    en: 'I am not the right person',
    es: 'No soy la persona indicada',
    'pt-BR': 'Não sou a pessoa certa',
  },
  handover_colleague: {
    en: 'I am a colleague: get my own link',
    es: 'Soy un colega: pedir mi propio enlace',
    'pt-BR': 'Sou um colega: pedir meu próprio link',
  },
  nav_contact: { en: 'Contact', es: 'Contacto', 'pt-BR': 'Contato' },
  nav_signed_in: { en: 'Signed in as', es: 'Sesión iniciada como', 'pt-BR': 'Conectado como' },
  footer_privacy: { en: 'Privacy', es: 'Privacidad', 'pt-BR': 'Privacidade' },
  footer_terms: { en: 'Terms', es: 'Términos', 'pt-BR': 'Termos' },
  footer_secure: {
    en: 'Your answers go only to {client} and {provider}.',
    es: 'Sus respuestas llegan solo a {client} y a {provider}.',
    'pt-BR': 'Somente {client} e {provider} têm acesso às suas respostas.',
  },
  loading: { en: 'Loading…', es: 'Cargando…', 'pt-BR': 'Carregando…' },
  error_summary: { en: 'There is a problem', es: 'Hay un problema', 'pt-BR': 'Há um problema' },
  error_offline: {
    en: 'There is no connection. Check your network and try again.',
    es: 'No hay conexión. Revise su red e inténtelo de nuevo.',
    'pt-BR': 'Sem conexão. Verifique sua rede e tente novamente.',
  },
  error_retry: { en: 'Try again', es: 'Intentar de nuevo', 'pt-BR': 'Tentar novamente' },
  optional: { en: 'optional', es: 'opcional', 'pt-BR': 'opcional' },
  preview_note: {
    en: 'This is a preview. Nothing you enter here is kept.',
    es: 'Esta es una vista previa. Nada de lo que ingrese se guarda.',
    'pt-BR': 'Esta é uma prévia. Nada do que você informar aqui será salvo.',
  },
  choose_country: { en: 'Choose a country', es: 'Elija un país', 'pt-BR': 'Escolha um país' },
  steps_label: { en: 'Steps', es: 'Pasos', 'pt-BR': 'Etapas' },
  steps_progress: {
    en: 'Step {current} of {total}',
    es: 'Paso {current} de {total}',
    'pt-BR': 'Etapa {current} de {total}',
  },
  steps_done: { en: 'Completed', es: 'Completado', 'pt-BR': 'Concluída' },
  steps_current: { en: 'Current step', es: 'Paso actual', 'pt-BR': 'Etapa atual' },
  crash_title: {
    en: 'Oops! An error has occurred.',
    es: '¡Ups! Se produjo un error.',
    'pt-BR': 'Ops! Ocorreu um erro.',
  },
  crash_text: {
    en: 'What you have saved is not lost. Reload the page; if the error comes again, please tell us.',
    es: 'Lo que guardó no se ha perdido. Vuelva a cargar la página; si el error se repite, avísenos.',
    'pt-BR': 'O que você salvou não foi perdido. Recarregue a página; se o erro se repetir, avise-nos.',
  },
  crash_reload: { en: 'Reload the page', es: 'Volver a cargar la página', 'pt-BR': 'Recarregar a página' },
  investigating_title: {
    en: 'This is an investigating type of workflow, there is no onboarding.',
    es: 'Su cliente realiza este proceso sin su intervención: no necesita registrarse.',
    'pt-BR': 'Seu cliente realiza este processo sem a sua participação: você não precisa se registrar.',
  },
  investigating_text: {
    en: 'There is nothing for you to do here.',
    es: 'No tiene que hacer nada aquí.',
    'pt-BR': 'Não há nada a fazer aqui.',
  },
} as const satisfies Record<string, Words>;
