import type { Words } from '@homologa/domain/language/locales';

export const HANDOVER = {
  title_invited: {
    en: 'Who is the right person?',
    es: '¿Quién es la persona indicada?',
    'pt-BR': 'Quem é a pessoa certa?',
  },
  title_colleague: { en: 'Get your own link', es: 'Pida su propio enlace', 'pt-BR': 'Peça o seu próprio link' },
  lead_invited: {
    en: 'Name the colleague who should answer {client}. What was saved is kept.',
    es: 'Indique qué colega debe responder a {client}. Lo guardado se conserva.',
    'pt-BR': 'Indique qual colega deve responder a {client}. O que foi salvo é mantido.',
  },
  lead_colleague: {
    en: 'If you should answer {client} for your company, ask for your own link. The person who received the invitation confirms it by email.',
    es: 'Si usted debe responder a {client} por su empresa, pida su propio enlace. La persona que recibió la invitación lo confirma por correo.',
    'pt-BR':
      'Se você deve responder a {client} pela sua empresa, peça o seu próprio link. A pessoa que recebeu o convite confirma por e-mail.',
  },
  name_invited: { en: 'Colleague’s full name', es: 'Nombre completo del colega', 'pt-BR': 'Nome completo do colega' },
  name_colleague: { en: 'Your full name', es: 'Su nombre completo', 'pt-BR': 'Seu nome completo' },
  email_invited: {
    en: 'Colleague’s work email',
    es: 'Correo de trabajo del colega',
    'pt-BR': 'E-mail de trabalho do colega',
  },
  email_colleague: { en: 'Your work email', es: 'Su correo de trabajo', 'pt-BR': 'Seu e-mail de trabalho' },
  note: { en: 'Note to the colleague', es: 'Nota para el colega', 'pt-BR': 'Nota para o colega' },
  send_invited: { en: 'Hand over', es: 'Pasar el proceso', 'pt-BR': 'Passar o processo' },
  send_colleague: { en: 'Ask for my link', es: 'Pedir mi enlace', 'pt-BR': 'Pedir meu link' },
  back: { en: 'Back', es: 'Volver', 'pt-BR': 'Voltar' },
  asked_title: { en: 'One confirmation is missing', es: 'Falta una confirmación', 'pt-BR': 'Falta uma confirmação' },
  asked_invited: {
    en: 'We have sent an email to {emails}. Press its button to confirm: then {name} gets an own link at {email}, and {client} is told.',
    es: 'Enviamos un correo a {emails}. Presione el botón del correo para confirmar: entonces {name} recibe un enlace propio en {email}, y se avisa a {client}.',
    'pt-BR':
      'Enviamos um e-mail para {emails}. Pressione o botão do e-mail para confirmar: então {name} recebe um link próprio em {email}, e {client} é avisado.',
  },
  asked_colleague: {
    en: 'We have asked {emails} to confirm. Then your own link comes to {email}. You can close this page.',
    es: 'Pedimos a {emails} que lo confirme. Después su propio enlace llega a {email}. Puede cerrar esta página.',
    'pt-BR':
      'Enviamos um pedido de confirmação para {emails}. Depois o seu próprio link chega a {email}. Você pode fechar esta página.',
  },
  present_person: {
    en: 'the person who answers at present',
    es: 'la persona que responde ahora',
    'pt-BR': 'a pessoa que responde agora',
  },
  unsent: {
    en: 'Something you typed or a file is not saved yet. Please go back, and hand over once it is saved.',
    es: 'Algo que escribió o un archivo aún no está guardado. Vuelva y pase el proceso cuando esté guardado.',
    'pt-BR': 'Algo que você digitou ou um arquivo ainda não foi salvo. Volte e passe o processo quando estiver salvo.',
  },
  change: { en: 'Change', es: 'Cambiar', 'pt-BR': 'Alterar' },
  confirm_title: { en: 'Does {name} take over?', es: '¿{name} se hace cargo?', 'pt-BR': '{name} vai assumir?' },
  confirm_text: {
    en: '{name} gets an own link at {email} and answers {client} in your place. What was saved is kept. Your link then stops working.',
    es: '{name} recibe un enlace propio en {email} y responde a {client} en su lugar. Lo guardado se conserva. Su enlace deja de funcionar.',
    'pt-BR':
      '{name} recebe um link próprio em {email} e responde a {client} no seu lugar. O que foi salvo é mantido. O seu link deixa de funcionar.',
  },
  confirm: { en: 'Yes, hand over', es: 'Sí, pasar el proceso', 'pt-BR': 'Sim, passar o processo' },
  keep: { en: 'No, I answer myself', es: 'No, respondo yo', 'pt-BR': 'Não, eu mesmo respondo' },
  done_title: { en: '{name} takes over', es: '{name} se hace cargo', 'pt-BR': '{name} assume' },
  done: {
    en: 'The link is on its way to {email}, and {client} is told. Nothing is left to do for you: you can close this page.',
    es: 'El enlace va en camino a {email}, y se avisa a {client}. Usted no tiene nada más que hacer: puede cerrar esta página.',
    'pt-BR':
      'O link está a caminho de {email}, e {client} é avisado. Você não precisa fazer mais nada: pode fechar esta página.',
  },
  over_title: {
    en: 'This request is over',
    es: 'Esta solicitud ya no es válida',
    'pt-BR': 'Este pedido não é mais válido',
  },
  over: {
    en: 'Its time has passed, or somebody has handed over already. If a colleague should still take over, please ask again.',
    es: 'Su plazo pasó, o el proceso ya se pasó a otra persona. Si un colega todavía debe hacerse cargo, pídalo de nuevo.',
    'pt-BR':
      'O prazo passou ou o processo já foi passado a outra pessoa. Se um colega ainda deve assumir, peça de novo.',
  },
} as const satisfies Record<string, Words>;
