import type { Words } from '@homologa/domain/language/locales';

export const FRAME = {
  bir: { en: 'Business information report', es: 'Informe comercial', 'pt-BR': 'Relatório de informações comerciais' },
  ccr: { en: 'CCR score', es: 'Puntaje CCR', 'pt-BR': 'Pontuação CCR' },
  questionnaire: {
    en: 'Questionnaire answers',
    es: 'Respuestas del cuestionario',
    'pt-BR': 'Respostas do questionário',
  },
  contents: { en: 'Contents', es: 'Contenido', 'pt-BR': 'Sumário' },
  number: { en: 'Report number', es: 'Número de informe', 'pt-BR': 'Número do relatório' },
  version: { en: 'Version', es: 'Versión', 'pt-BR': 'Versão' },
  issued: { en: 'Issued', es: 'Emitido', 'pt-BR': 'Emitido' },
  preparedFor: { en: 'Prepared for', es: 'Preparado para', 'pt-BR': 'Preparado para' },
  reportType: { en: 'Report type', es: 'Tipo de informe', 'pt-BR': 'Tipo de relatório' },
  country: { en: 'Country', es: 'País', 'pt-BR': 'País' },
  corrected: {
    en: 'Corrected report: version {version} replaces all earlier ones. Reason: {reason}',
    es: 'Informe corregido: la versión {version} reemplaza a todas las anteriores. Motivo: {reason}',
    'pt-BR': 'Relatório corrigido: a versão {version} substitui todas as anteriores. Motivo: {reason}',
  },
  foot: {
    en: '{number} · version {version} · {date}',
    es: '{number} · versión {version} · {date}',
    'pt-BR': '{number} · versão {version} · {date}',
  },
  page: { en: 'Page {page} of {pages}', es: 'Página {page} de {pages}', 'pt-BR': 'Página {page} de {pages}' },
  check: { en: 'Check at {address}', es: 'Verifique en {address}', 'pt-BR': 'Confira em {address}' },
  sandbox: {
    en: 'SANDBOX DATA: every figure is invented',
    es: 'SANDBOX DATA: datos de prueba, todas las cifras son inventadas',
    'pt-BR': 'SANDBOX DATA: dados de teste, todos os números são inventados',
  },
  toPage: { en: '{title}, page {page}', es: '{title}, página {page}', 'pt-BR': '{title}, página {page}' },
} satisfies Record<string, Words>;

export const CHAPTERS = {
  summary: { en: 'Summary', es: 'Resumen', 'pt-BR': 'Resumo' },
  legends: {
    en: 'What the ratings mean',
    es: 'Qué significan las calificaciones',
    'pt-BR': 'O que dizem as classificações',
  },
  payment: { en: 'Payment behaviour', es: 'Comportamiento de pago', 'pt-BR': 'Comportamento de pagamento' },
  statements: { en: 'Financial statements', es: 'Estados financieros', 'pt-BR': 'Demonstrações financeiras' },
  shareholders: { en: 'Ownership', es: 'Propiedad', 'pt-BR': 'Propriedade' },
  suits: { en: 'Suits and records', es: 'Juicios y antecedentes', 'pt-BR': 'Processos e registros' },
  screening: { en: 'Compliance screening', es: 'Control de cumplimiento', 'pt-BR': 'Verificação de compliance' },
  form: { en: 'What the company stated', es: 'Lo que declaró la empresa', 'pt-BR': 'O que a empresa declarou' },
  questionnaire: { en: 'Questionnaire', es: 'Cuestionario', 'pt-BR': 'Questionário' },
  sources: { en: 'Sources and dates', es: 'Fuentes y fechas', 'pt-BR': 'Fontes e datas' },
  proof: { en: 'How to check this report', es: 'Cómo verificar este informe', 'pt-BR': 'Como conferir este relatório' },
} satisfies Record<string, Words>;
export type ChapterId = keyof typeof CHAPTERS;

export const SCORE_COLUMNS = {
  question: { en: 'Question', es: 'Pregunta', 'pt-BR': 'Pergunta' },
  reason: { en: 'Reason', es: 'Motivo', 'pt-BR': 'Motivo' },
  points: { en: 'Points', es: 'Puntos', 'pt-BR': 'Pontos' },
} satisfies Record<string, Words>;

export const SECTIONS = {
  identity: { en: 'Company', es: 'Empresa', 'pt-BR': 'Empresa' },
  ratings: { en: 'Ratings', es: 'Calificaciones', 'pt-BR': 'Classificações' },
  noRatings: {
    en: 'This report has no ratings.',
    es: 'Este informe no tiene calificaciones.',
    'pt-BR': 'Este relatório não tem classificações.',
  },
  notRated: { en: 'Not rated', es: 'Sin calificación', 'pt-BR': 'Sem classificação' },
  code: { en: 'Code', es: 'Código', 'pt-BR': 'Código' },
  meaning: { en: 'Meaning', es: 'Significado', 'pt-BR': 'Significado' },
  netWorthFrom: {
    en: 'Net worth from {amount}',
    es: 'Patrimonio desde {amount}',
    'pt-BR': 'Patrimônio desde {amount}',
  },
  scoreRange: { en: '{from} to {upTo}', es: '{from} a {upTo}', 'pt-BR': '{from} a {upTo}' },
  ratingMade: {
    en: 'The rating joins the financial strength and the risk indicator.',
    es: 'La calificación une la fortaleza financiera y el indicador de riesgo.',
    'pt-BR': 'A classificação une a força financeira e o indicador de risco.',
  },
  paydexAlt: {
    en: 'Paydex {value} on a scale from 0 to 100: {state}.',
    es: 'Paydex {value} en una escala de 0 a 100: {state}.',
    'pt-BR': 'Paydex {value} em uma escala de 0 a 100: {state}.',
  },
  scoreAlt: {
    en: 'Commercial score {value} on a scale from 0 to 100: {state}.',
    es: 'Puntaje comercial {value} en una escala de 0 a 100: {state}.',
    'pt-BR': 'Pontuação comercial {value} em uma escala de 0 a 100: {state}.',
  },
  ccrAlt: {
    en: 'CCR score {value} on a scale from A to E: {state}.',
    es: 'Puntaje CCR {value} en una escala de A a E: {state}.',
    'pt-BR': 'Pontuação CCR {value} em uma escala de A a E: {state}.',
  },
  paydex: { en: 'Paydex', es: 'Paydex', 'pt-BR': 'Paydex' },
  pays: { en: 'Pays on average', es: 'Paga en promedio', 'pt-BR': 'Paga em média' },
  noPaydex: {
    en: 'No Paydex is available: too few payment experiences are known.',
    es: 'No hay Paydex disponible: se conocen muy pocas experiencias de pago.',
    'pt-BR': 'Não há Paydex disponível: são conhecidas poucas experiências de pagamento.',
  },
  from: { en: 'From {from}', es: 'Desde {from}', 'pt-BR': 'A partir de {from}' },
  name: { en: 'Name', es: 'Nombre', 'pt-BR': 'Nome' },
  kind: { en: 'Kind', es: 'Tipo', 'pt-BR': 'Tipo' },
  born: { en: 'Born', es: 'Nacimiento', 'pt-BR': 'Nascimento' },
  share: { en: 'Share', es: 'Participación', 'pt-BR': 'Participação' },
  person: { en: 'Person', es: 'Persona', 'pt-BR': 'Pessoa' },
  company: { en: 'Company', es: 'Empresa', 'pt-BR': 'Empresa' },
  shareTotal: { en: 'Total of the shares stated', es: 'Total de lo declarado', 'pt-BR': 'Total declarado' },
  noShareholders: {
    en: 'No shareholders are known.',
    es: 'No se conocen accionistas.',
    'pt-BR': 'Nenhum acionista é conhecido.',
  },
  shareholders: { en: 'Shareholders', es: 'Accionistas', 'pt-BR': 'Acionistas' },
  ultimate: { en: 'Global ultimate', es: 'Matriz global', 'pt-BR': 'Matriz global' },
  suitCount: {
    en: 'Suits and records found: {count}.',
    es: 'Juicios y antecedentes encontrados: {count}.',
    'pt-BR': 'Processos e registros encontrados: {count}.',
  },
  suitsUnknown: {
    en: 'This report does not say whether there are suits.',
    es: 'Este informe no dice si hay juicios.',
    'pt-BR': 'Este relatório não diz se há processos.',
  },
  filed: { en: 'Filed', es: 'Presentado', 'pt-BR': 'Ajuizado' },
  court: { en: 'Court', es: 'Tribunal', 'pt-BR': 'Tribunal' },
  suitNumber: { en: 'Number', es: 'Número', 'pt-BR': 'Número' },
  plaintiff: { en: 'Plaintiff', es: 'Demandante', 'pt-BR': 'Autor' },
  amount: { en: 'Amount', es: 'Importe', 'pt-BR': 'Valor' },
  question: { en: 'Question', es: 'Pregunta', 'pt-BR': 'Pergunta' },
  answer: { en: 'Answer', es: 'Respuesta', 'pt-BR': 'Resposta' },
  noAnswer: { en: 'Not answered', es: 'Sin respuesta', 'pt-BR': 'Sem resposta' },
  noAnswers: {
    en: 'Nothing has been answered.',
    es: 'No se ha respondido nada.',
    'pt-BR': 'Nada foi respondido.',
  },
  notScreened: {
    en: 'The company has not been screened.',
    es: 'La empresa no ha sido controlada.',
    'pt-BR': 'A empresa não foi verificada.',
  },
  screened: {
    en: 'Screened on {date}. Result: {result}.',
    es: 'Control del {date}. Resultado: {result}.',
    'pt-BR': 'Verificação de {date}. Resultado: {result}.',
  },
  list: { en: 'Looked through', es: 'Revisado', 'pt-BR': 'Consultado' },
  hits: { en: 'Hits', es: 'Coincidencias', 'pt-BR': 'Correspondências' },
  decided: {
    en: 'Reviewed: {confirmed} confirmed, {dismissed} dismissed, {undecided} not decided.',
    es: 'Revisión: {confirmed} confirmadas, {dismissed} descartadas, {undecided} sin decidir.',
    'pt-BR': 'Revisão: {confirmed} confirmadas, {dismissed} descartadas, {undecided} sem decisão.',
  },
  figure: { en: 'Figure', es: 'Dato', 'pt-BR': 'Dado' },
  source: { en: 'Source', es: 'Fuente', 'pt-BR': 'Fonte' },
  date: { en: 'Date', es: 'Fecha', 'pt-BR': 'Data' },
  sourcesText: {
    en: 'The figures were collected and verified by {brand}. Answers are printed as they were given.',
    es: 'Los datos fueron reunidos y verificados por {brand}. Las respuestas se imprimen como fueron dadas.',
    'pt-BR': 'Os dados foram reunidos e verificados por {brand}. As respostas são impressas como foram dadas.',
  },
  proofText: {
    en: 'Scan the code or open the address below. The page says whether {brand} issued a report of this number and this fingerprint, when, and whether a newer version replaces it. It says nothing of what the report contains.',
    es: 'Escanee el código o abra la dirección. La página dice si {brand} emitió un informe con este número y esta huella, cuándo, y si una versión más reciente lo reemplaza. No dice nada de su contenido.',
    'pt-BR':
      'Leia o código ou abra o endereço. A página diz se {brand} emitiu um relatório com este número e esta impressão digital, quando, e se uma versão mais recente o substitui. Não diz nada do seu conteúdo.',
  },
  sha256: {
    en: 'Fingerprint of the data (SHA-256)',
    es: 'Huella de los datos (SHA-256)',
    'pt-BR': 'Impressão digital dos dados (SHA-256)',
  },
  address: { en: 'Address', es: 'Dirección', 'pt-BR': 'Endereço' },
  qrAlt: {
    en: 'QR code that leads to {address}',
    es: 'Código QR que lleva a {address}',
    'pt-BR': 'Código QR que leva a {address}',
  },
} satisfies Record<string, Words>;
