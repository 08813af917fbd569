import type { Words } from '../language/locales';

/** The texts of the compliance report (reference 10.5). */
export const COMPLIANCE_REPORT = {
  title: {
    en: 'Compliance findings report',
    es: 'Informe de hallazgos de cumplimiento',
    'pt-BR': 'Relatório de achados de conformidade',
  },
  taxId: { en: 'Tax ID', es: 'Identificación fiscal', 'pt-BR': 'Identificação fiscal' },
  requested: { en: 'Requested', es: 'Solicitado', 'pt-BR': 'Solicitado' },
  lastCheck: { en: 'Last check', es: 'Último control', 'pt-BR': 'Última verificação' },
  result: { en: 'Result', es: 'Resultado', 'pt-BR': 'Resultado' },
  nothingFound: { en: 'Nothing found', es: 'Sin hallazgos', 'pt-BR': 'Nada encontrado' },
  why: { en: 'Why', es: 'Por qué', 'pt-BR': 'Por quê' },
  article: { en: 'Article', es: 'Artículo', 'pt-BR': 'Artigo' },
  sentence: { en: 'Sentence', es: 'Oración', 'pt-BR': 'Frase' },
  risks: { en: 'Risk words', es: 'Palabras de riesgo', 'pt-BR': 'Palavras de risco' },
  forAllSuppliers: {
    en: 'for all suppliers',
    es: 'para todos los proveedores',
    'pt-BR': 'para todos os fornecedores',
  },
  nearest: {
    en: 'Nearest that was not enough',
    es: 'Lo más cercano, insuficiente',
    'pt-BR': 'O mais próximo, insuficiente',
  },
  lists: { en: 'Lists that were read', es: 'Listas consultadas', 'pt-BR': 'Listas consultadas' },
  snapshot: {
    en: 'snapshot {number}, {entries} entries, {date}',
    es: 'versión {number}, {entries} registros, {date}',
    'pt-BR': 'versão {number}, {entries} registros, {date}',
  },
  stale: { en: 'STALE', es: 'DESACTUALIZADA', 'pt-BR': 'DESATUALIZADA' },
  provider: { en: 'Articles of {name}', es: 'Artículos de {name}', 'pt-BR': 'Artigos de {name}' },
  provided: {
    en: '{n} articles that name a risk, {date}, SHA-256 {sha256}',
    es: '{n} artículos que mencionan un riesgo, {date}, SHA-256 {sha256}',
    'pt-BR': '{n} artigos que mencionam um risco, {date}, SHA-256 {sha256}',
  },
  notProvided: {
    en: 'did not answer, {date}',
    es: 'no respondió, {date}',
    'pt-BR': 'não respondeu, {date}',
  },
  evidence: { en: 'Evidence', es: 'Evidencia', 'pt-BR': 'Evidência' },
  threshold: { en: 'Threshold', es: 'Umbral', 'pt-BR': 'Limiar' },
  matching: { en: 'Matching', es: 'Comparación', 'pt-BR': 'Comparação' },
  engine: {
    en: 'version {engine}, as of {day}',
    es: 'versión {engine}, al {day}',
    'pt-BR': 'versão {engine}, em {day}',
  },
  notSearched: { en: 'Not looked at', es: 'No se verificó', 'pt-BR': 'Não verificado' },
  missingLists: { en: 'Lists without entries', es: 'Listas sin registros', 'pt-BR': 'Listas sem registros' },
  hash: { en: 'Hash (SHA-256)', es: 'Hash (SHA-256)', 'pt-BR': 'Hash (SHA-256)' },
} satisfies Record<string, Words>;
