import type { Words } from '@homologa/domain/language/locales';

export const SEND_BACK = {
  title: { en: 'Sent back to the supplier', es: 'Devuelto al proveedor', 'pt-BR': 'Devolvido ao fornecedor' },
  send: { en: 'Send back', es: 'Devolver', 'pt-BR': 'Devolver' },
  dialogTitle: {
    en: 'Send back to the supplier',
    es: 'Devolver al proveedor',
    'pt-BR': 'Devolver ao fornecedor',
  },
  intro: {
    en: 'The supplier gets one mail with your reasons and can change the answers, fields and files that you choose here, and nothing else. The clock rests until the answer.',
    es: 'El proveedor recibe un correo con los motivos y solo puede cambiar las respuestas, los campos y los archivos que usted elija aquí. El plazo se suspende hasta que responda.',
    'pt-BR':
      'O fornecedor recebe um e-mail com os motivos e só pode alterar as respostas, os campos e os arquivos que você escolher aqui. O prazo fica suspenso até a resposta.',
  },
  answersIntro: {
    en: 'The supplier gets one mail with your name and your reasons, and can change the answers that you choose here, and nothing else. Its score is computed again with the correction.',
    es: 'El proveedor recibe un correo con el nombre de usted y los motivos, y solo puede cambiar las respuestas que usted elija aquí. Su puntaje se calcula de nuevo con la corrección.',
    'pt-BR':
      'O fornecedor recebe um e-mail com o seu nome e os motivos e só pode alterar as respostas que você escolher aqui. A pontuação é recalculada com a correção.',
  },
  sendAnswers: { en: 'Send answers back', es: 'Devolver respuestas', 'pt-BR': 'Devolver respostas' },
  openAtDesk: {
    en: 'The verification desk has sent data back to this supplier. You can send answers back once it has answered.',
    es: 'La mesa de verificación devolvió datos a este proveedor. Usted podrá devolver respuestas cuando conteste.',
    'pt-BR':
      'A mesa de verificação devolveu dados a este fornecedor. Você poderá devolver respostas quando ele responder.',
  },
  choose: {
    en: 'What to look at again',
    es: 'Qué debe revisar',
    'pt-BR': 'O que deve ser revisto',
  },
  none: { en: 'Nothing like that was asked for.', es: 'No se pidió nada así.', 'pt-BR': 'Nada assim foi pedido.' },
  reason: {
    en: 'Reason for the supplier',
    es: 'Motivo para el proveedor',
    'pt-BR': 'Motivo para o fornecedor',
  },
  remove: { en: 'Remove: {name}', es: 'Quitar: {name}', 'pt-BR': 'Remover: {name}' },
  sent: {
    en: 'Sent back; the supplier is told.',
    es: 'Devuelto; se avisa al proveedor.',
    'pt-BR': 'Devolvido; o fornecedor é avisado.',
  },
  questions: { en: 'Questionnaire', es: 'Cuestionario', 'pt-BR': 'Questionário' },
  files: { en: 'Files', es: 'Archivos', 'pt-BR': 'Arquivos' },
  by: { en: '{name}, {date}', es: '{name}, {date}', 'pt-BR': '{name}, {date}' },
  mailed: { en: 'Mailed {date}', es: 'Correo enviado el {date}', 'pt-BR': 'E-mail enviado em {date}' },
  mailing: { en: 'The mail is on its way.', es: 'El correo está en camino.', 'pt-BR': 'O e-mail está a caminho.' },
  ended: { en: 'Ended {date}', es: 'Terminó el {date}', 'pt-BR': 'Terminou em {date}' },
  before: { en: 'Before', es: 'Antes', 'pt-BR': 'Antes' },
  after: { en: 'Now', es: 'Ahora', 'pt-BR': 'Agora' },
  unchanged: { en: 'Not changed', es: 'Sin cambios', 'pt-BR': 'Sem alteração' },
  notAsked: {
    en: 'No longer asked: cannot be sent back',
    es: 'Ya no se pregunta: no se puede devolver',
    'pt-BR': 'Não é mais perguntado: não pode ser devolvido',
  },
  note: { en: 'Supplier’s note', es: 'Nota del proveedor', 'pt-BR': 'Nota do fornecedor' },
  empty: { en: 'Nothing', es: 'Nada', 'pt-BR': 'Nada' },
  withdraw: { en: 'Withdraw', es: 'Retirar', 'pt-BR': 'Retirar' },
  withdrawText: {
    en: 'The supplier is no longer asked, and what it has changed so far stays.',
    es: 'Ya no se pide nada al proveedor, y lo que cambió hasta ahora queda.',
    'pt-BR': 'Nada mais é pedido ao fornecedor, e o que ele já alterou permanece.',
  },
  withdrawn: { en: 'Withdrawn.', es: 'Retirada.', 'pt-BR': 'Retirada.' },
} satisfies Record<string, Words>;
