import type { Words } from '@homologa/domain/language/locales';
import type { AnswerKind } from '@homologa/domain/questionnaires/answer-format';

export const ANSWER_KIND_WORDS: Readonly<Record<AnswerKind, Words>> = {
  short_text: { en: 'Short text', es: 'Texto corto', 'pt-BR': 'Texto curto' },
  long_text: { en: 'Long text', es: 'Texto largo', 'pt-BR': 'Texto longo' },
  date: { en: 'Date', es: 'Fecha', 'pt-BR': 'Data' },
  number: { en: 'Number', es: 'Número', 'pt-BR': 'Número' },
  money: { en: 'Money', es: 'Importe', 'pt-BR': 'Valor em dinheiro' },
  percent: { en: 'Percent', es: 'Porcentaje', 'pt-BR': 'Porcentagem' },
  email: { en: 'E-mail', es: 'Correo electrónico', 'pt-BR': 'E-mail' },
  web_address: { en: 'Web address', es: 'Dirección web', 'pt-BR': 'Endereço web' },
  phone: { en: 'Phone', es: 'Teléfono', 'pt-BR': 'Telefone' },
  tax_id: { en: 'Tax ID', es: 'Identificación fiscal', 'pt-BR': 'Identificação fiscal' },
  country: { en: 'Country', es: 'País', 'pt-BR': 'País' },
  yes_no: { en: 'Yes / No', es: 'Sí / No', 'pt-BR': 'Sim / Não' },
  table: { en: 'Table', es: 'Tabla', 'pt-BR': 'Tabela' },
};

export const ANSWER = {
  kind: { en: 'Answer', es: 'Respuesta', 'pt-BR': 'Resposta' },
  anyText: { en: 'Text', es: 'Texto', 'pt-BR': 'Texto' },
  maxLength: { en: 'At most … characters', es: 'Como máximo … caracteres', 'pt-BR': 'No máximo … caracteres' },
  unit: { en: 'Unit', es: 'Unidad', 'pt-BR': 'Unidade' },
  decimals: { en: 'Decimals', es: 'Decimales', 'pt-BR': 'Casas decimais' },
  min: { en: 'At least', es: 'Como mínimo', 'pt-BR': 'No mínimo' },
  max: { en: 'At most', es: 'Como máximo', 'pt-BR': 'No máximo' },
  from: { en: 'From', es: 'Desde', 'pt-BR': 'De' },
  to: { en: 'To', es: 'Hasta', 'pt-BR': 'Até' },
  currencies: { en: 'Currencies', es: 'Monedas', 'pt-BR': 'Moedas' },
  currenciesHint: {
    en: 'Codes such as USD, BRL. Empty: any.',
    es: 'Códigos como USD, BRL. Vacío: cualquiera.',
    'pt-BR': 'Códigos como USD, BRL. Vazio: qualquer uma.',
  },
  taxCountry: { en: 'Tax ID of', es: 'Identificación fiscal de', 'pt-BR': 'Identificação fiscal de' },
  ownCountry: { en: 'The supplier’s country', es: 'El país del proveedor', 'pt-BR': 'O país do fornecedor' },
  turned: {
    en: 'The first value is larger than the last; no answer fits.',
    es: 'El primer valor es mayor que el último; ninguna respuesta sirve.',
    'pt-BR': 'O primeiro valor é maior que o último; nenhuma resposta serve.',
  },
  numberNeeded: {
    en: 'A number from {min} to {max}',
    es: 'Un número de {min} a {max}',
    'pt-BR': 'Um número de {min} a {max}',
  },
  wholeNeeded: {
    en: 'A whole number from {min} to {max}',
    es: 'Un número entero de {min} a {max}',
    'pt-BR': 'Um número inteiro de {min} a {max}',
  },
  column: { en: 'Column {n}', es: 'Columna {n}', 'pt-BR': 'Coluna {n}' },
  columnKind: { en: 'Answer of column {n}', es: 'Respuesta de la columna {n}', 'pt-BR': 'Resposta da coluna {n}' },
  columnRequired: { en: 'Column {n} required', es: 'Columna {n} obligatoria', 'pt-BR': 'Coluna {n} obrigatória' },
  removeColumn: { en: 'Remove column {n}', es: 'Quitar la columna {n}', 'pt-BR': 'Remover a coluna {n}' },
  addColumn: { en: 'Add column', es: 'Agregar columna', 'pt-BR': 'Adicionar coluna' },
  maxRows: { en: 'At most … rows', es: 'Como máximo … filas', 'pt-BR': 'No máximo … linhas' },
  allowNa: {
    en: 'Allow “not applicable” with a reason',
    es: 'Permitir «no aplica» con un motivo',
    'pt-BR': 'Permitir “não se aplica” com um motivo',
  },
} as const satisfies Record<string, Words>;
