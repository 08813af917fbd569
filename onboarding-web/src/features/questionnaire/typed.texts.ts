import type { Words } from '@homologa/domain/language/locales';

export const TYPED = {
  choose: { en: 'Choose', es: 'Elija', 'pt-BR': 'Escolha' },
  currency: { en: 'Currency', es: 'Moneda', 'pt-BR': 'Moeda' },
  amount: { en: 'Amount', es: 'Importe', 'pt-BR': 'Valor' },
  counter: {
    en: '{count} of {max} characters',
    es: '{count} de {max} caracteres',
    'pt-BR': '{count} de {max} caracteres',
  },
  row: { en: 'Row {n}', es: 'Fila {n}', 'pt-BR': 'Linha {n}' },
  add_row: { en: 'Add a row', es: 'Agregar una fila', 'pt-BR': 'Adicionar uma linha' },
  remove_row: { en: 'Remove', es: 'Quitar', 'pt-BR': 'Remover' },
  removed_row: { en: 'Row {n} removed', es: 'Fila {n} quitada', 'pt-BR': 'Linha {n} removida' },
  full: { en: 'At most {max} rows', es: 'Como máximo {max} filas', 'pt-BR': 'No máximo {max} linhas' },
  not_applicable: { en: 'Not applicable', es: 'No aplica', 'pt-BR': 'Não se aplica' },
  reason: {
    en: 'Why does it not apply?',
    es: '¿Por qué no aplica?',
    'pt-BR': 'Por que não se aplica?',
  },
  reason_wanted: {
    en: 'Say why it does not apply',
    es: 'Indique por qué no aplica',
    'pt-BR': 'Informe por que não se aplica',
  },
} as const satisfies Record<string, Words>;
