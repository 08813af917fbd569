import { choice, file, section, type TemplateItem, table, text, when, words, yesNo } from '../../template';
import { NAME } from '../shared-words';

export const LEGAL: readonly TemplateItem[] = [
  section('legal', words('Legal and corporate', 'Legal y societario', 'Jurídico e societário'), 3),
  file(
    'legal_deed',
    words(
      'Upload the deed of incorporation or the bylaws in force.',
      'Adjunte la escritura de constitución o los estatutos vigentes.',
      'Anexe o contrato social ou o estatuto em vigor.',
    ),
  ),
  table(
    'legal_owners',
    words(
      'Who owns 10% or more of your company?',
      '¿Quiénes poseen el 10 % o más de su empresa?',
      'Quem possui 10% ou mais da sua empresa?',
    ),
    20,
    [
      [words('Name', 'Nombre', 'Nome'), NAME],
      [words('Identity or tax document', 'Documento de identidad o fiscal', 'Documento de identidade ou fiscal'), NAME],
      [words('Country', 'País', 'País'), { kind: 'country' }],
      [words('Share', 'Participación', 'Participação'), { kind: 'percent', min: 0, max: 100 }],
    ],
  ),
  yesNo(
    'legal_listed',
    words(
      'Does your company, an owner or a director appear on a sanctions list, such as those of the United Nations or OFAC?',
      '¿Su empresa, un dueño o un director figura en una lista de sanciones, como las de las Naciones Unidas o la OFAC?',
      'Sua empresa, um sócio ou um diretor consta em uma lista de sanções, como as das Nações Unidas ou do OFAC?',
    ),
    [0, 10],
    { knockOut: 1 },
  ),
  choice(
    'legal_licences',
    words(
      'What is the state of the licences that your company needs to operate?',
      '¿En qué estado están las licencias que su empresa necesita para operar?',
      'Qual é a situação das licenças de que sua empresa precisa para operar?',
    ),
    [
      [words('All are valid', 'Todas están vigentes', 'Todas estão vigentes'), 5],
      [words('Some are being renewed', 'Algunas están en renovación', 'Algumas estão em renovação'), 3],
      [words('Some are missing', 'Faltan algunas', 'Faltam algumas'), 0, 'knock_out'],
    ],
  ),
  yesNo(
    'legal_bankrupt',
    words(
      'Is your company bankrupt or being liquidated?',
      '¿Su empresa está en quiebra o en liquidación?',
      'Sua empresa está em falência ou em liquidação?',
    ),
    [0, 5],
    { knockOut: 1 },
  ),
  yesNo(
    'legal_suits',
    words(
      'Is there a lawsuit in which your company could lose more than 10% of its equity?',
      '¿Existe algún juicio en el que su empresa pueda perder más del 10 % de su patrimonio?',
      'Existe algum processo judicial em que sua empresa possa perder mais de 10% do patrimônio líquido?',
    ),
    [0, 5],
  ),
  text(
    'legal_suits_what',
    words(
      'Describe the lawsuit and the amount at stake.',
      'Describa el juicio y el monto en disputa.',
      'Descreva o processo e o valor em disputa.',
    ),
    { format: { kind: 'long_text', max_length: 4000 }, showIf: when('legal_suits', 1) },
  ),
];
