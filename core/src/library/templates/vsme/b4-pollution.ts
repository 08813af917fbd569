import { fact, isYes, section, type TemplateItem, table, words } from '../../template';
import { NAME } from '../shared-words';
import { AMOUNT, DISCLOSED } from './disclosed';

export const B4: readonly TemplateItem[] = [
  section('b4', words('B4 Pollution', 'B4 Contaminación', 'B4 Poluição'), 1),
  fact(
    'b4_reports',
    words(
      'Does your company measure pollutants because the law or its environmental management system asks for it?',
      '¿Su empresa mide contaminantes porque la ley o su sistema de gestión ambiental lo exige?',
      'Sua empresa mede poluentes porque a lei ou seu sistema de gestão ambiental exige?',
    ),
  ),
  table(
    'b4_amounts',
    words(
      'Which amounts were released in the year?',
      '¿Qué cantidades se emitieron en el ejercicio?',
      'Que quantidades foram emitidas no exercício?',
    ),
    50,
    [
      [words('Pollutant', 'Contaminante', 'Poluente'), NAME],
      [words('Released to (air, water, soil)', 'Emitido a (aire, agua, suelo)', 'Emitido em (ar, água, solo)'), NAME],
      [words('Amount', 'Cantidad', 'Quantidade'), { ...AMOUNT, unit: 'kg' }],
    ],
    { ...DISCLOSED, showIf: isYes('b4_reports') },
  ),
];
