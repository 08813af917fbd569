import type { Words } from '@homologa/domain/language/locales';

export const SOURCE_WORDS = {
  figures: { en: 'Ratings and figures', es: 'Calificaciones y cifras', 'pt-BR': 'Classificações e números' },
  desk: { en: 'Verified by {brand}', es: 'Verificado por {brand}', 'pt-BR': 'Verificado por {brand}' },
  contact: { en: 'Contact details', es: 'Datos de contacto', 'pt-BR': 'Dados de contato' },
  call: {
    en: 'Telephone call with the company',
    es: 'Llamada telefónica con la empresa',
    'pt-BR': 'Ligação com a empresa',
  },
  form: { en: "The company's statements", es: 'Declaraciones de la empresa', 'pt-BR': 'Declarações da empresa' },
  company: { en: 'Form filled in by the company', es: 'Formulario de la empresa', 'pt-BR': 'Formulário da empresa' },
  screening: { en: 'Compliance screening', es: 'Control de cumplimiento', 'pt-BR': 'Verificação de compliance' },
  lists: {
    en: 'Public lists and publications',
    es: 'Listas y publicaciones públicas',
    'pt-BR': 'Listas e publicações',
  },
} satisfies Record<string, Words>;

export const FILE_NAME = 'report-{number}-v{version}-{locale}.pdf';
