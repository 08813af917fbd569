import type { Words } from '@homologa/domain/language/locales';

export const CHARTS = {
  asTable: { en: 'View as table', es: 'Ver como tabla', 'pt-BR': 'Ver como tabela' },
  asChart: { en: 'View as chart', es: 'Ver como gráfico', 'pt-BR': 'Ver como gráfico' },
  group: { en: 'Group', es: 'Grupo', 'pt-BR': 'Grupo' },
  suppliers: { en: 'Suppliers', es: 'Proveedores', 'pt-BR': 'Fornecedores' },
  share: { en: 'Share', es: 'Porcentaje', 'pt-BR': 'Percentual' },
  notFilterable: {
    en: 'These are several groups together; the suppliers cannot be filtered by them.',
    es: 'Son varios grupos juntos; los proveedores no se pueden filtrar por ellos.',
    'pt-BR': 'São vários grupos juntos; os fornecedores não podem ser filtrados por eles.',
  },
  choose: {
    en: 'Choose the suppliers to see',
    es: 'Elija los proveedores que desea ver',
    'pt-BR': 'Escolha os fornecedores que deseja ver',
  },
  nothing: {
    en: 'None of the suppliers has this figure yet.',
    es: 'Ningún proveedor tiene este dato todavía.',
    'pt-BR': 'Nenhum fornecedor tem este dado ainda.',
  },
  coverage: {
    en: 'Known for {known} of {total} suppliers',
    es: 'Conocido para {known} de {total} proveedores',
    'pt-BR': 'Conhecido para {known} de {total} fornecedores',
  },
} satisfies Record<string, Words>;
