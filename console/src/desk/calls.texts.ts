import type { DeskRequestResponse } from '@homologa/domain/desk/desk.contract';
import type { Words } from '@homologa/domain/language/locales';

export const CALLS = {
  attempts: {
    en: '{made} of {of} attempts',
    es: '{made} de {of} intentos',
    'pt-BR': '{made} de {of} tentativas',
  },
  attemptsHint: {
    en: 'After the last one, on another working day than the first, the supplier counts as one that cannot be located.',
    es: 'Tras el último, en otro día hábil que el primero, el proveedor se considera no localizado.',
    'pt-BR': 'Após a última, em outro dia útil que a primeira, o fornecedor é dado como não localizado.',
  },
  callBackAt: { en: 'Call again on', es: 'Volver a llamar el', 'pt-BR': 'Ligar novamente em' },
  callAgain: { en: 'Call again: {date}', es: 'Volver a llamar: {date}', 'pt-BR': 'Ligar novamente: {date}' },
  onlyCallBacks: {
    en: 'To be called now ({count})',
    es: 'Por llamar ahora ({count})',
    'pt-BR': 'Para ligar agora ({count})',
  },
  otherNumber: {
    en: 'The client named another number: {phone}',
    es: 'El cliente indicó otro número: {phone}',
    'pt-BR': 'O cliente informou outro número: {phone}',
  },
  missing: { en: 'Still missing:', es: 'Todavía falta:', 'pt-BR': 'Ainda falta:' },
  preferredTime: {
    en: 'The supplier prefers to be called: {time}',
    es: 'El proveedor prefiere que se le llame: {time}',
    'pt-BR': 'O fornecedor prefere receber a ligação: {time}',
  },
  receipt: { en: 'Receipt {number}', es: 'Constancia {number}', 'pt-BR': 'Protocolo {number}' },
  reason: {
    en: 'Why no verified call is needed',
    es: 'Por qué no hace falta una llamada verificada',
    'pt-BR': 'Por que não é necessária uma ligação verificada',
  },
  verifyTitle: { en: 'Data verified', es: 'Datos verificados', 'pt-BR': 'Dados verificados' },
  withoutCall: {
    en: 'Without a verified call: {reason}',
    es: 'Sin llamada verificada: {reason}',
    'pt-BR': 'Sem ligação verificada: {reason}',
  },
} satisfies Record<string, Words>;

export const GAP_WORDS: Readonly<Record<DeskRequestResponse['delivery_gaps'][number], Words>> = {
  verified_call: {
    en: 'A call in which the data were verified',
    es: 'Una llamada en la que se verificaron los datos',
    'pt-BR': 'Uma ligação em que os dados foram verificados',
  },
  payment: {
    en: 'The supplier’s payment: its proof is to be accepted first',
    es: 'El pago del proveedor: primero hay que aceptar su comprobante',
    'pt-BR': 'O pagamento do fornecedor: primeiro é preciso aceitar o comprovante',
  },
  report_file: { en: 'The report file', es: 'El archivo del informe', 'pt-BR': 'O arquivo do relatório' },
  ccr_score: { en: 'The score, A to E', es: 'La calificación, de A a E', 'pt-BR': 'A pontuação, de A a E' },
  figures: {
    en: 'Figures that can be right: some contradict each other',
    es: 'Datos que puedan ser correctos: algunos se contradicen',
    'pt-BR': 'Dados que possam estar certos: alguns se contradizem',
  },
  contradictions: {
    en: 'A note: some figures contradict each other',
    es: 'Una nota: algunos datos se contradicen',
    'pt-BR': 'Uma nota: alguns dados se contradizem',
  },
};
