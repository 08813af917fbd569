import { section, several, type TemplateItem, table, words } from '../../template';
import { NAME } from '../shared-words';
import { AMOUNT, DISCLOSED, IF_APPLICABLE } from './disclosed';

const WEIGHT = { ...AMOUNT, unit: 'kg' } as const;

export const B7: readonly TemplateItem[] = [
  section(
    'b7',
    words(
      'B7 Resources, circular economy and waste',
      'B7 Recursos, economía circular y residuos',
      'B7 Recursos, economia circular e resíduos',
    ),
    1,
  ),
  several(
    'b7_circular',
    words(
      'Which principles of the circular economy does your company apply?',
      '¿Qué principios de la economía circular aplica su empresa?',
      'Quais princípios da economia circular sua empresa aplica?',
    ),
    [
      [
        words(
          'Products that last and can be repaired',
          'Productos duraderos y reparables',
          'Produtos duráveis e reparáveis',
        ),
        1,
      ],
      [
        words(
          'Recycled or renewable materials',
          'Materiales reciclados o renovables',
          'Materiais reciclados ou renováveis',
        ),
        1,
      ],
      [
        words('Reuse of materials and packaging', 'Reúso de materiales y envases', 'Reúso de materiais e embalagens'),
        1,
      ],
      [words('Collection of used products', 'Recuperación de productos usados', 'Coleta de produtos usados'), 1],
      [words('None of these', 'Ninguno de estos', 'Nenhum destes'), 0],
    ],
  ),
  table(
    'b7_waste',
    words(
      'How much waste did your company produce in the year?',
      '¿Cuántos residuos generó su empresa en el ejercicio?',
      'Quantos resíduos sua empresa gerou no exercício?',
    ),
    50,
    [
      [words('Kind of waste', 'Tipo de residuo', 'Tipo de resíduo'), NAME],
      [words('Hazardous', 'Peligroso', 'Perigoso'), { kind: 'yes_no' }],
      [words('Total', 'Total', 'Total'), WEIGHT],
      [words('Recycled or reused', 'Reciclado o reutilizado', 'Reciclado ou reutilizado'), WEIGHT],
    ],
    DISCLOSED,
  ),
  table(
    'b7_materials',
    words(
      'How much of the main materials did your company use in the year (manufacturing, construction and packaging only)?',
      '¿Cuánto usó su empresa de los materiales principales en el ejercicio (solo manufactura, construcción y envases)?',
      'Quanto sua empresa usou dos principais materiais no exercício (somente indústria, construção e embalagens)?',
    ),
    50,
    [
      [words('Material', 'Material', 'Material'), NAME],
      [words('Amount', 'Cantidad', 'Quantidade'), WEIGHT],
    ],
    IF_APPLICABLE,
  ),
];
