import type { Words } from '@homologa/domain/language/locales';
import type { Awaited, PaymentState } from '@homologa/domain/onboarding/account-home.contract';

export const HOME = {
  code_required: {
    en: 'The link of your invitation opened one process. To see all of yours, log in with a code that we email you, or with your password.',
    es: 'El enlace de su invitación abrió un proceso. Para ver todos los suyos, inicie sesión con un código que le enviamos por correo, o con su contraseña.',
    'pt-BR':
      'O link do seu convite abriu um processo. Para ver todos os seus, entre com um código que enviamos por e-mail, ou com a sua senha.',
  },
  password_title: { en: 'Set a password', es: 'Definir una contraseña', 'pt-BR': 'Definir uma senha' },
  password_text: {
    en: 'You log in with codes by email. If you prefer, set a password; the codes keep working.',
    es: 'Usted inicia sesión con códigos por correo. Si lo prefiere, defina una contraseña; los códigos siguen sirviendo.',
    'pt-BR': 'Você entra com códigos por e-mail. Se preferir, defina uma senha; os códigos continuam valendo.',
  },
  login: {
    en: 'Log in to see the onboardings of your account. If you have no account yet, open the link in your invitation email.',
    es: 'Inicie sesión para ver los procesos de su cuenta. Si todavía no tiene cuenta, abra el enlace de su correo de invitación.',
    'pt-BR': 'Entre para ver os processos da sua conta. Se ainda não tem conta, abra o link do seu e-mail de convite.',
  },
  empty: {
    en: 'No onboarding is connected to this account yet. Please open the link in your invitation email.',
    es: 'Todavía no hay ningún proceso conectado a esta cuenta. Abra el enlace de su correo de invitación.',
    'pt-BR': 'Ainda não há processo ligado a esta conta. Abra o link do seu e-mail de convite.',
  },
  sent_back: {
    en: '{count} point is to be looked at again. || {count} points are to be looked at again.',
    es: 'Hay {count} punto por revisar. || Hay {count} puntos por revisar.',
    'pt-BR': 'Há {count} ponto a rever. || Há {count} pontos a rever.',
  },
  client: { en: 'Client', es: 'Cliente', 'pt-BR': 'Cliente' },
  company: { en: 'Your company', es: 'Su empresa', 'pt-BR': 'Sua empresa' },
  due: { en: 'Due', es: 'Fecha límite', 'pt-BR': 'Prazo' },
  score: { en: 'Score', es: 'Puntaje', 'pt-BR': 'Pontuação' },
  finished: { en: 'Finished', es: 'Terminado', 'pt-BR': 'Concluído' },
  payment: { en: 'Payment', es: 'Pago', 'pt-BR': 'Pagamento' },
  reference: { en: 'Reference', es: 'Referencia', 'pt-BR': 'Referência' },
  look: { en: 'View', es: 'Ver', 'pt-BR': 'Ver' },
  of: { en: '{action}: {title}', es: '{action}: {title}', 'pt-BR': '{action}: {title}' },

  timeline: {
    en: 'What happened, what comes next',
    es: 'Qué pasó y qué sigue',
    'pt-BR': 'O que aconteceu e o que vem',
  },
  load_failed: {
    en: 'This could not be loaded.',
    es: 'No se pudo cargar.',
    'pt-BR': 'Não foi possível carregar.',
  },
  comes_next: { en: 'What comes next', es: 'Lo que sigue', 'pt-BR': 'O que vem a seguir' },
  awaited_since: { en: 'awaited since {date}', es: 'se espera desde el {date}', 'pt-BR': 'aguardado desde {date}' },
  due_by: { en: 'by {date}', es: 'hasta el {date}', 'pt-BR': 'até {date}' },

  data_title: { en: 'Your data', es: 'Sus datos', 'pt-BR': 'Seus dados' },
  news: {
    en: 'Send me news about the service by email',
    es: 'Deseo recibir novedades del servicio por correo',
    'pt-BR': 'Quero receber novidades do serviço por e-mail',
  },
  news_hint: {
    en: 'Optional. It changes nothing about your onboardings.',
    es: 'Opcional. No cambia nada en sus procesos.',
    'pt-BR': 'Opcional. Não muda nada nos seus processos.',
  },
  saved: { en: 'Saved.', es: 'Guardado.', 'pt-BR': 'Salvo.' },
  copy_title: { en: 'A copy of your data', es: 'Una copia de sus datos', 'pt-BR': 'Uma cópia dos seus dados' },
  copy_text: {
    en: 'Everything you have entered, with your files, in one zip file. We need a moment to prepare it.',
    es: 'Todo lo que usted ingresó, con sus archivos, en un archivo zip. Prepararla toma un momento.',
    'pt-BR': 'Tudo o que você informou, com seus arquivos, em um arquivo zip. O preparo leva um instante.',
  },
  copy_ask: { en: 'Prepare a copy', es: 'Preparar una copia', 'pt-BR': 'Preparar uma cópia' },
  copy_running: {
    en: 'Your copy is being prepared. We will also email you when it is ready.',
    es: 'Su copia se está preparando. También le avisaremos por correo cuando esté lista.',
    'pt-BR': 'Sua cópia está sendo preparada. Também avisaremos por e-mail quando estiver pronta.',
  },
  copy_failed: {
    en: 'The copy could not be made. Please ask again.',
    es: 'No se pudo preparar la copia. Solicítela de nuevo.',
    'pt-BR': 'Não foi possível preparar a cópia. Peça novamente.',
  },
  copy_again: { en: 'Prepare a new copy', es: 'Preparar una copia nueva', 'pt-BR': 'Preparar uma nova cópia' },
  copy_download: { en: 'Download the copy', es: 'Descargar la copia', 'pt-BR': 'Baixar a cópia' },
  copy_until: { en: 'Available until {date}.', es: 'Disponible hasta el {date}.', 'pt-BR': 'Disponível até {date}.' },
  erase_title: { en: 'Erase your data', es: 'Suprimir sus datos', 'pt-BR': 'Eliminar seus dados' },
  erase_text: {
    en: 'Your account and what you have entered are erased for good. The name and tax id of your company and what it was billed stay where the law asks for it. We answer within 15 days.',
    es: 'Se suprimen para siempre su cuenta y lo que usted ingresó. El nombre y la identificación tributaria de su empresa y lo que se le facturó se conservan cuando la ley lo exige. Respondemos en un plazo de 15 días.',
    'pt-BR':
      'Sua conta e o que você informou são eliminados para sempre. O nome e a identificação fiscal da sua empresa e o que foi cobrado são mantidos quando a lei exige. Respondemos em até 15 dias.',
  },
  erase_note: {
    en: 'Is there anything we should know?',
    es: '¿Hay algo que debamos saber?',
    'pt-BR': 'Há algo que devamos saber?',
  },
  erase_begin: { en: 'Ask for erasure', es: 'Solicitar la supresión', 'pt-BR': 'Pedir a eliminação' },
  erase_send: { en: 'Send the request', es: 'Enviar la solicitud', 'pt-BR': 'Enviar o pedido' },
  erase_open: {
    en: 'You asked for erasure on {date}. We will answer by {due}.',
    es: 'Solicitó la supresión el {date}. Le responderemos a más tardar el {due}.',
    'pt-BR': 'Você pediu a eliminação em {date}. Responderemos até {due}.',
  },
  erase_withdraw: { en: 'Withdraw the request', es: 'Retirar la solicitud', 'pt-BR': 'Retirar o pedido' },
  erase_refused: {
    en: 'Your request of {date} was refused: {reason}',
    es: 'Su solicitud del {date} fue rechazada: {reason}',
    'pt-BR': 'Seu pedido de {date} foi recusado: {reason}',
  },
} as const satisfies Record<string, Words>;

export const AWAITED_WORDS: Readonly<Record<Awaited, Words>> = {
  supplier: { en: 'It is your turn', es: 'Pendiente de su parte', 'pt-BR': 'É a sua vez' },
  provider: { en: 'We are verifying', es: 'Estamos verificando', 'pt-BR': 'Estamos verificando' },
  nobody: { en: 'Completed', es: 'Completado', 'pt-BR': 'Concluído' },
  closed: { en: 'Closed by the client', es: 'Cerrado por el cliente', 'pt-BR': 'Encerrado pelo cliente' },
};

export const PAYMENT_STATE_WORDS: Readonly<Record<Exclude<PaymentState, 'none'>, Words>> = {
  due: { en: 'to be paid', es: 'por pagar', 'pt-BR': 'a pagar' },
  rejected: { en: 'proof not accepted', es: 'comprobante no aceptado', 'pt-BR': 'comprovante não aceito' },
  proof: { en: 'proof received', es: 'comprobante recibido', 'pt-BR': 'comprovante recebido' },
  paid: { en: 'paid', es: 'pagado', 'pt-BR': 'pago' },
};
