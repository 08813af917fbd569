import { pick, section, type TemplateItem, words, yesNo } from '../../template';
import { ANTI_CORRUPTION } from '../anti-corruption';
import { DATA_PROTECTION } from '../data-protection';

export const CONVICTED = yesNo(
  'convicted',
  words(
    'Has a court convicted your company, an owner or a director of corruption, fraud or money laundering in the last five years?',
    '¿Algún tribunal condenó a su empresa, a un dueño o a un director por corrupción, fraude o lavado de activos en los últimos cinco años?',
    'Algum tribunal condenou sua empresa, um sócio ou um diretor por corrupção, fraude ou lavagem de dinheiro nos últimos cinco anos?',
  ),
  [0, 10],
  { knockOut: 1 },
);

const MEASURES = words(
  'Which measures protect the information of your clients?',
  '¿Qué medidas protegen la información de sus clientes?',
  'Que medidas protegem as informações dos seus clientes?',
);

export const INTEGRITY: readonly TemplateItem[] = [
  section(
    'integrity',
    words('Ethics and information security', 'Ética y seguridad de la información', 'Ética e segurança da informação'),
    3,
  ),
  ...pick(ANTI_CORRUPTION.items, 'officials', 'policy', 'channel'),
  CONVICTED,
  ...pick(DATA_PROTECTION.items, 'measures').map((item) => ({ ...item, title: MEASURES })),
  ...pick(DATA_PROTECTION.items, 'incidents'),
];
