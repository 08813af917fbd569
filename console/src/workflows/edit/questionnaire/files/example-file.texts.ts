import type { Words } from '@homologa/domain/language/locales';

export const EXAMPLE = {
  section: { en: 'Fleet', es: 'Flota', 'pt-BR': 'Frota' },
  units: {
    en: 'How many vehicles do you have?',
    es: '¿Cuántos vehículos tiene?',
    'pt-BR': 'Quantos veículos você tem?',
  },
  routes: {
    en: 'Which routes do you serve?',
    es: '¿Qué rutas atiende?',
    'pt-BR': 'Quais rotas você atende?',
  },
  insured: {
    en: 'Do you have cargo insurance?',
    es: '¿Tiene seguro de carga?',
    'pt-BR': 'Você tem seguro de carga?',
  },
  yes: { en: 'Yes', es: 'Sí', 'pt-BR': 'Sim' },
  no: { en: 'No', es: 'No', 'pt-BR': 'Não' },
  policy: { en: 'Upload the policy', es: 'Suba la póliza', 'pt-BR': 'Envie a apólice' },
  standards: {
    en: 'Which certificates do you hold?',
    es: '¿Qué certificaciones tiene?',
    'pt-BR': 'Quais certificações você tem?',
  },
} satisfies Record<string, Words>;
