import type { Words } from '@homologa/domain/language/locales';

export const SAVE = {
  saving: {
    en: 'Saving…',
    es: 'Guardando…',
    'pt-BR': 'Salvando…',
  },
  saved: {
    en: 'Saved at {time}',
    es: 'Guardado a las {time}',
    'pt-BR': 'Salvo às {time}',
  },
  offline: {
    en: 'No connection. Your answers are kept on this device and will be sent again by themselves.',
    es: 'Sin conexión. Sus respuestas quedan en este dispositivo y se enviarán solas en cuanto se restablezca.',
    'pt-BR': 'Sem conexão. Suas respostas ficam neste dispositivo e serão enviadas assim que ela voltar.',
  },
  refused: {
    en: 'An answer could not be saved. Please check it.',
    es: 'No se pudo guardar una respuesta. Revísela.',
    'pt-BR': 'Não foi possível salvar uma resposta. Verifique-a.',
  },
  held: {
    en: 'An answer was changed in another tab or on another device. Please choose which one counts.',
    es: 'Una respuesta se cambió en otra pestaña o en otro dispositivo. Elija cuál cuenta.',
    'pt-BR': 'Uma resposta foi alterada em outra aba ou em outro dispositivo. Escolha qual vale.',
  },
  stopped: {
    en: 'Your answers are kept on this device. Log in again to send them.',
    es: 'Sus respuestas quedan en este dispositivo. Inicie sesión de nuevo para enviarlas.',
    'pt-BR': 'Suas respostas ficam neste dispositivo. Entre novamente para enviá-las.',
  },
  offline_only_here: {
    en: 'No connection, and this browser has no room to keep your answers. Please keep this page open until they are saved.',
    es: 'Sin conexión, y este navegador no tiene espacio para conservar sus respuestas. No cierre esta página hasta que se guarden.',
    'pt-BR':
      'Sem conexão, e este navegador não tem espaço para manter suas respostas. Não feche esta página até que sejam salvas.',
  },
  stopped_only_here: {
    en: 'Please keep this page open and log in again: your last answers are not saved yet.',
    es: 'No cierre esta página e inicie sesión de nuevo: sus últimas respuestas aún no se guardaron.',
    'pt-BR': 'Não feche esta página e entre novamente: suas últimas respostas ainda não foram salvas.',
  },
  elsewhere: {
    en: 'Another tab has a different text for one of these fields: “{other}”. What is typed last counts.',
    es: 'Otra pestaña tiene otro texto para uno de estos campos: «{other}». Cuenta lo último que se escriba.',
    'pt-BR': 'Outra aba tem outro texto para um destes campos: “{other}”. Vale o que for digitado por último.',
  },
  elsewhere_changed: {
    en: 'Another tab has changed an answer that you also gave here. What is given last counts.',
    es: 'Otra pestaña cambió una respuesta que usted también dio aquí. Cuenta lo último que se indique.',
    'pt-BR': 'Outra aba mudou uma resposta que você também deu aqui. Vale a última.',
  },
  ended: {
    en: 'Your last changes could not be saved. {reason}',
    es: 'No se pudieron guardar sus últimos cambios. {reason}',
    'pt-BR': 'Não foi possível salvar suas últimas alterações. {reason}',
  },
} as const satisfies Record<string, Words>;
