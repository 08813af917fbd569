import { section, type TemplateItem, text, words } from '../../template';
import { DISCLOSED, HEADS } from './disclosed';

export const B11: readonly TemplateItem[] = [
  section('b11', words('B11 Corruption and bribery', 'B11 Corrupción y soborno', 'B11 Corrupção e suborno'), 1),
  text(
    'b11_convictions',
    words(
      'Convictions of your company for corruption or bribery in the year',
      'Condenas de su empresa por corrupción o soborno en el ejercicio',
      'Condenações da sua empresa por corrupção ou suborno no exercício',
    ),
    { ...DISCLOSED, format: HEADS },
  ),
  text(
    'b11_fines',
    words(
      'Total of the fines for these cases',
      'Total de las multas por esos casos',
      'Total das multas por esses casos',
    ),
    {
      ...DISCLOSED,
      format: { kind: 'money', min: 0 },
      showIf: { question: 'b11_convictions', is: 'at_least', value: 1 },
    },
  ),
];
