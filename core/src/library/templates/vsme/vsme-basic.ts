import { type Template, words } from '../../template';
import { B1 } from './b1-basis';
import { B2 } from './b2-policies';
import { B3 } from './b3-energy';
import { B4 } from './b4-pollution';
import { B5 } from './b5-biodiversity';
import { B6 } from './b6-water';
import { B7 } from './b7-resources';
import { B8 } from './b8-workforce';
import { B9 } from './b9-safety';
import { B10 } from './b10-pay';
import { B11 } from './b11-conduct';

export const VSME_BASIC: Template = {
  key: 'vsme_basic',
  version: 1,
  title: words('VSME Basic', 'VSME Básico', 'VSME Básico'),
  description: words(
    'Sustainability of small and medium-sized companies by the Basic Module of EFRAG’s voluntary standard, disclosures B1 to B11. Points count what is disclosed, not how good the figures are. A model, not advice.',
    'Sostenibilidad de pequeñas y medianas empresas según el Módulo Básico de la norma voluntaria de EFRAG, divulgaciones B1 a B11. Los puntos valoran lo que se informa, no las cifras. Es un modelo, no asesoría.',
    'Sustentabilidade de pequenas e médias empresas segundo o Módulo Básico da norma voluntária da EFRAG, divulgações B1 a B11. Os pontos valorizam o que é informado, não os números. É um modelo, não assessoria.',
  ),
  items: [...B1, ...B2, ...B3, ...B4, ...B5, ...B6, ...B7, ...B8, ...B9, ...B10, ...B11],
};
