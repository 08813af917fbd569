import type { Words } from '@homologa/domain/language/locales';

export const SENT_BACK = {
  title: { en: 'Please look at this again', es: 'Revise lo siguiente', 'pt-BR': 'Reveja o seguinte' },
  lead: {
    en: '{provider} is verifying your data and needs something from you. Only what is listed here can be changed; everything else stays as you sent it.',
    es: '{provider} está verificando sus datos y necesita algo de usted. Solo puede cambiar lo que figura aquí; lo demás queda como lo envió.',
    'pt-BR':
      '{provider} está verificando seus dados e precisa de algo de você. Só o que está listado aqui pode ser alterado; o resto fica como você enviou.',
  },
  lead_client: {
    en: '{client} has read your answers and needs something from you. Only what is listed here can be changed; everything else stays as you sent it.',
    es: '{client} leyó sus respuestas y necesita algo de usted. Solo puede cambiar lo que figura aquí; lo demás queda como lo envió.',
    'pt-BR':
      '{client} leu suas respostas e precisa de algo de você. Só o que está listado aqui pode ser alterado; o resto fica como você enviou.',
  },
  item: { en: '{number} of {total}', es: '{number} de {total}', 'pt-BR': '{number} de {total}' },
  reason: { en: 'Why:', es: 'Motivo:', 'pt-BR': 'Motivo:' },
  note: { en: 'Note to us', es: 'Nota para nosotros', 'pt-BR': 'Nota para nós' },
  note_client: { en: 'Note to {client}', es: 'Nota para {client}', 'pt-BR': 'Nota para {client}' },
  note_hint: {
    en: 'Needed only where you leave it as it is.',
    es: 'Solo es necesaria si lo deja como está.',
    'pt-BR': 'Só é necessária se você deixar como está.',
  },
  note_only_here: {
    en: 'This browser has no room to keep your note. Please keep this page open until you have sent it.',
    es: 'Este navegador no tiene espacio para conservar su nota. No cierre esta página hasta que la envíe.',
    'pt-BR': 'Este navegador não tem espaço para manter sua nota. Não feche esta página até enviá-la.',
  },
  gone: {
    en: 'This is no longer asked. Please write us a note.',
    es: 'Esto ya no se pregunta. Escríbanos una nota.',
    'pt-BR': 'Isto não é mais perguntado. Escreva uma nota.',
  },
  not_asked: {
    en: 'This is no longer asked. You do not need to do anything here.',
    es: 'Esto ya no se pregunta. No tiene que hacer nada aquí.',
    'pt-BR': 'Isto não é mais perguntado. Você não precisa fazer nada aqui.',
  },
  send: { en: 'Send', es: 'Enviar', 'pt-BR': 'Enviar' },
  sent_title: { en: 'Thank you, we have it', es: 'Gracias, lo recibimos', 'pt-BR': 'Obrigado, recebemos' },
  sent_text: {
    en: '{provider} goes on with the verification. If something is unclear we will call or write to you.',
    es: '{provider} continúa con la verificación. Si algo no queda claro, le llamaremos o le escribiremos.',
    'pt-BR': '{provider} continua a verificação. Se algo não estiver claro, vamos ligar ou escrever para você.',
  },
  sent_text_client: {
    en: '{client} has your answers and is told of them.',
    es: '{client} ya tiene sus respuestas y recibió un aviso.',
    'pt-BR': '{client} já tem suas respostas e foi avisado.',
  },
} as const satisfies Record<string, Words>;
