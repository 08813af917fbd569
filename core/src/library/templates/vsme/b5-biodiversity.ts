import { fact, isYes, section, type TemplateItem, table, text, words } from '../../template';
import { NAME } from '../shared-words';
import { AMOUNT, DISCLOSED } from './disclosed';

const AREA = { ...AMOUNT, unit: 'ha' } as const;

export const B5: readonly TemplateItem[] = [
  section('b5', words('B5 Biodiversity', 'B5 Biodiversidad', 'B5 Biodiversidade'), 1),
  fact(
    'b5_near',
    words(
      'Does your company have sites in or near a protected area or another area of sensitive nature?',
      '¿Su empresa tiene instalaciones dentro o cerca de un área protegida u otra zona de naturaleza sensible?',
      'Sua empresa tem unidades dentro ou perto de uma área protegida ou de outra área de natureza sensível?',
    ),
  ),
  table(
    'b5_sites',
    words('List these sites.', 'Indique esas instalaciones.', 'Informe essas unidades.'),
    50,
    [
      [words('Site', 'Instalación', 'Unidade'), NAME],
      [words('Area of nature', 'Zona natural', 'Área natural'), NAME],
      [words('Size of the site', 'Superficie de la instalación', 'Tamanho da unidade'), AREA],
    ],
    { ...DISCLOSED, showIf: isYes('b5_near') },
  ),
  text(
    'b5_land',
    words(
      'Total land that your company uses',
      'Superficie total de suelo que usa su empresa',
      'Área total de terra usada pela sua empresa',
    ),
    { ...DISCLOSED, format: AREA },
  ),
];
