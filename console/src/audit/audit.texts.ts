import type { Words } from '@homologa/domain/language/locales';

export const AUDIT = {
  title: { en: 'Audit trail', es: 'Registro de auditoría', 'pt-BR': 'Trilha de auditoria' },
  when: { en: 'When', es: 'Cuándo', 'pt-BR': 'Quando' },
  address: { en: 'IP address', es: 'Dirección IP', 'pt-BR': 'Endereço IP' },
  what: { en: 'What happened', es: 'Qué pasó', 'pt-BR': 'O que aconteceu' },
  company: { en: 'Company', es: 'Empresa', 'pt-BR': 'Empresa' },
  search: { en: 'Search', es: 'Buscar', 'pt-BR': 'Buscar' },
  searchHint: {
    en: 'Person, supplier or object',
    es: 'Persona, proveedor u objeto',
    'pt-BR': 'Pessoa, fornecedor ou objeto',
  },
  supplier: { en: 'Supplier', es: 'Proveedor', 'pt-BR': 'Fornecedor' },
  person: { en: 'Person', es: 'Persona', 'pt-BR': 'Pessoa' },
  chosen: { en: 'Chosen', es: 'Elegido', 'pt-BR': 'Escolhido' },
  action: { en: 'Action', es: 'Acción', 'pt-BR': 'Ação' },
  object: { en: 'Object', es: 'Objeto', 'pt-BR': 'Objeto' },
  all: { en: 'All', es: 'Todos', 'pt-BR': 'Todos' },
  from: { en: 'From', es: 'Desde', 'pt-BR': 'De' },
  to: { en: 'Until', es: 'Hasta', 'pt-BR': 'Até' },
  export: { en: 'Export in Excel', es: 'Exportar a Excel', 'pt-BR': 'Exportar para Excel' },
  exporting: {
    en: 'Export of the audit trail',
    es: 'Exportación del registro de auditoría',
    'pt-BR': 'Exportação da trilha de auditoria',
  },
  verified: {
    en: 'Verified up to {date}: the only entry is unchanged since it was written.||Verified up to {date}: all {count} entries are unchanged since they were written.',
    es: 'Verificado hasta {date}: la única entrada no cambió desde que se escribió.||Verificado hasta {date}: ninguna de las {count} entradas cambió desde que se escribió.',
    'pt-BR':
      'Verificado até {date}: o único registro não mudou desde que foi escrito.||Verificado até {date}: nenhum dos {count} registros mudou desde que foi escrito.',
  },
  broken: {
    en: 'The check of this audit trail found a change. The provider must look into it.',
    es: 'La comprobación de este registro encontró un cambio. El proveedor del servicio debe investigarlo.',
    'pt-BR': 'A verificação desta trilha encontrou uma alteração. O provedor precisa investigá-la.',
  },
  none: { en: 'No entries match.', es: 'Ninguna entrada coincide.', 'pt-BR': 'Nenhum registro corresponde.' },
  clear: { en: 'Clear filters', es: 'Borrar filtros', 'pt-BR': 'Limpar filtros' },
} satisfies Record<string, Words>;
