import { file, pick, section, type TemplateItem, table, when, words, yesNo } from '../../template';
import { SOCIAL } from '../homologation/social';
import { NAME } from '../shared-words';

export const LABOUR: readonly TemplateItem[] = [
  section(
    'labour',
    words(
      'Working conditions and child labour',
      'Condiciones laborales y trabajo infantil',
      'Condições de trabalho e trabalho infantil',
    ),
    3,
  ),
  ...pick(SOCIAL, 'soc_minors'),
  yesNo(
    'lab_age',
    words(
      'Does your company check the age of each person by an official document before hiring?',
      '¿Su empresa verifica la edad de cada persona con un documento oficial antes de contratarla?',
      'Sua empresa verifica a idade de cada pessoa com um documento oficial antes de contratá-la?',
    ),
    [5, 0],
  ),
  ...pick(SOCIAL, 'soc_documents', 'soc_security', 'soc_wage'),
  table(
    'lab_factories',
    words(
      'List the factories that make the products.',
      'Indique las fábricas que elaboran los productos.',
      'Informe as fábricas que produzem os produtos.',
    ),
    50,
    [
      [words('Factory', 'Fábrica', 'Fábrica'), NAME],
      [words('City', 'Ciudad', 'Cidade'), NAME],
      [words('Country', 'País', 'País'), { kind: 'country' }],
      [words('Belongs to your company', 'Pertenece a su empresa', 'Pertence à sua empresa'), { kind: 'yes_no' }],
      [words('Workers', 'Trabajadores', 'Trabalhadores'), { kind: 'number', decimals: 0, min: 0 }, 'optional'],
    ],
    { allowNa: true },
  ),
  yesNo(
    'lab_audit',
    words(
      'Did a third party audit working conditions in the factories within the last two years?',
      '¿Un tercero auditó las condiciones laborales de las fábricas en los últimos dos años?',
      'Um terceiro auditou as condições de trabalho das fábricas nos últimos dois anos?',
    ),
    [5, 0],
    { allowNa: true },
  ),
  file(
    'lab_audit_file',
    words(
      'Upload the report of the last audit.',
      'Adjunte el informe de la última auditoría.',
      'Anexe o relatório da última auditoria.',
    ),
    {
      showIf: when('lab_audit', 1),
    },
  ),
];
