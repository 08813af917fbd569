import type { Words } from '@homologa/domain/language/locales';

export const RECEIPT = {
  received: {
    en: 'Everything was received on {date}.',
    es: 'Recibimos todo el {date}.',
    'pt-BR': 'Recebemos tudo em {date}.',
  },
  number: { en: 'Your number', es: 'Su número', 'pt-BR': 'Seu número' },
  number_hint: {
    en: 'Name it if you write or call.',
    es: 'Menciónelo si nos escribe o llama.',
    'pt-BR': 'Informe-o se escrever ou ligar.',
  },
  parts: { en: 'Received', es: 'Recibido', 'pt-BR': 'Recebido' },
  part_answers: {
    en: 'Questionnaire: {count} answers',
    es: 'Cuestionario: {count} respuestas',
    'pt-BR': 'Questionário: {count} respostas',
  },
  part_answer: { en: 'Questionnaire: 1 answer', es: 'Cuestionario: 1 respuesta', 'pt-BR': 'Questionário: 1 resposta' },
  part_form: { en: 'Report form', es: 'Formulario del informe', 'pt-BR': 'Formulário do relatório' },
  part_payment: { en: 'Proof of payment', es: 'Comprobante de pago', 'pt-BR': 'Comprovante de pagamento' },
  print: { en: 'Print receipt', es: 'Imprimir constancia', 'pt-BR': 'Imprimir protocolo' },
  client: { en: 'For', es: 'Para', 'pt-BR': 'Para' },
  company: { en: 'Company', es: 'Empresa', 'pt-BR': 'Empresa' },
  process: { en: 'Process', es: 'Proceso', 'pt-BR': 'Processo' },
  close: {
    en: 'You can close this page.',
    es: 'Puede cerrar esta página.',
    'pt-BR': 'Você pode fechar esta página.',
  },
  mailed: {
    en: 'The same is on its way to {email}.',
    es: 'Le enviamos lo mismo a {email}.',
    'pt-BR': 'Enviamos o mesmo para {email}.',
  },
  next: { en: 'What happens next', es: 'Qué sigue', 'pt-BR': 'O que acontece agora' },
  proof_first: {
    en: 'We check your proof of payment first and tell you the result.',
    es: 'Primero revisamos su comprobante de pago y le informamos el resultado.',
    'pt-BR': 'Primeiro conferimos seu comprovante de pagamento e informamos o resultado.',
  },
  when: { en: 'When', es: 'Cuándo', 'pt-BR': 'Quando' },
  between: {
    en: 'Between {first} and {last}',
    es: 'Entre el {first} y el {last}',
    'pt-BR': 'Entre {first} e {last}',
  },
  on: { en: 'On {first}', es: 'El {first}', 'pt-BR': 'Em {first}' },
  late: {
    en: 'As soon as we can: we are sorry for the delay.',
    es: 'Lo antes posible: disculpe la demora.',
    'pt-BR': 'Assim que possível: desculpe a demora.',
  },
  from: { en: 'From', es: 'Desde', 'pt-BR': 'Do número' },
  at_hand: { en: 'Have at hand', es: 'Tenga a la mano', 'pt-BR': 'Tenha em mãos' },
  at_hand_text: {
    en: 'Your tax document, the figures of your company and what you sent.',
    es: 'Su documento fiscal, las cifras de su empresa y lo que nos envió.',
    'pt-BR': 'Seu documento fiscal, os números da sua empresa e o que você enviou.',
  },
  time: {
    en: 'When do you prefer the call?',
    es: '¿Cuándo prefiere la llamada?',
    'pt-BR': 'Quando você prefere a ligação?',
  },
  time_saved: {
    en: 'The time has been saved.',
    es: 'Se guardó el horario.',
    'pt-BR': 'O horário foi salvo.',
  },
} as const satisfies Record<string, Words>;
