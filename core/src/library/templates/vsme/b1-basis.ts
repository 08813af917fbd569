import { choose, section, type TemplateItem, table, text, when, words } from '../../template';
import { NAME } from '../shared-words';
import { DISCLOSED, HEADS, IF_APPLICABLE } from './disclosed';

export const B1: readonly TemplateItem[] = [
  section('b1', words('B1 Basis for preparation', 'B1 Bases de preparación', 'B1 Base de preparação'), 1),
  text(
    'b1_period',
    words(
      'Last day of the year for which you report',
      'Último día del ejercicio sobre el que informa',
      'Último dia do exercício informado',
    ),
    { format: { kind: 'date' } },
  ),
  choose(
    'b1_scope',
    words(
      'For which companies do you report?',
      '¿Sobre qué empresas informa?',
      'Sobre quais empresas são as informações?',
    ),
    [
      words('For your company alone', 'Solo sobre su empresa', 'Somente sobre sua empresa'),
      words(
        'For your company and its subsidiaries',
        'Sobre su empresa y sus subsidiarias',
        'Sobre sua empresa e suas subsidiárias',
      ),
    ],
  ),
  table(
    'b1_group',
    words('List the subsidiaries.', 'Indique las subsidiarias.', 'Informe as subsidiárias.'),
    50,
    [
      [words('Name', 'Nombre', 'Nome'), NAME],
      [words('Registered address', 'Domicilio legal', 'Endereço da sede'), NAME],
      [words('Country', 'País', 'País'), { kind: 'country' }],
    ],
    { showIf: when('b1_scope', 2) },
  ),
  text(
    'b1_omitted',
    words(
      'Which disclosures do you leave out because they are confidential?',
      '¿Qué información omite por ser confidencial?',
      'Que informações são omitidas por serem confidenciais?',
    ),
    { format: { kind: 'long_text', max_length: 2000 }, required: false },
  ),
  text('b1_form', words('Legal form', 'Tipo de sociedad', 'Tipo societário'), { format: NAME }),
  text(
    'b1_activity',
    words(
      'Codes of your economic activities (NACE, or the code of your country)',
      'Códigos de sus actividades económicas (NACE o el código de su país, como CIIU)',
      'Códigos das suas atividades econômicas (NACE ou CNAE)',
    ),
    { format: NAME },
  ),
  text('b1_assets', words('Balance sheet total', 'Total del balance (activo total)', 'Ativo total'), {
    ...DISCLOSED,
    format: { kind: 'money', min: 0 },
  }),
  text('b1_turnover', words('Turnover of the year', 'Ingresos del ejercicio', 'Receita do exercício'), {
    ...DISCLOSED,
    format: { kind: 'money', min: 0 },
  }),
  text(
    'b1_employees',
    words(
      'Number of employees at the end of the year',
      'Número de empleados al cierre del ejercicio',
      'Número de funcionários no fim do exercício',
    ),
    { format: HEADS },
  ),
  table(
    'b1_sites',
    words(
      'List the sites that your company owns, rents or manages.',
      'Indique las instalaciones que su empresa posee, alquila o administra.',
      'Informe as unidades que sua empresa possui, aluga ou administra.',
    ),
    100,
    [
      [words('Address', 'Dirección', 'Endereço'), NAME],
      [words('City', 'Ciudad', 'Cidade'), NAME],
      [words('Country', 'País', 'País'), { kind: 'country' }],
      [words('Coordinates', 'Coordenadas', 'Coordenadas'), NAME, 'optional'],
    ],
    DISCLOSED,
  ),
  table(
    'b1_labels',
    words(
      'List your sustainability certificates or labels.',
      'Indique sus certificados o sellos de sostenibilidad.',
      'Informe seus certificados ou selos de sustentabilidade.',
    ),
    20,
    [
      [words('Certificate or label', 'Certificado o sello', 'Certificado ou selo'), NAME],
      [words('Issuer', 'Emisor', 'Emissor'), NAME],
      [words('Date', 'Fecha', 'Data'), { kind: 'date' }],
      [words('Rating', 'Calificación', 'Classificação'), NAME, 'optional'],
    ],
    IF_APPLICABLE,
  ),
];
