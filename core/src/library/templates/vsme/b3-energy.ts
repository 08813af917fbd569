import { section, type TemplateItem, table, text, words } from '../../template';
import { NAME } from '../shared-words';
import { AMOUNT, DISCLOSED } from './disclosed';

const EMISSIONS = { ...AMOUNT, unit: 't CO₂e' } as const;
const ENERGY = { ...AMOUNT, unit: 'MWh' } as const;

export const B3: readonly TemplateItem[] = [
  section(
    'b3',
    words(
      'B3 Energy and greenhouse gases',
      'B3 Energía y gases de efecto invernadero',
      'B3 Energia e gases de efeito estufa',
    ),
    2,
  ),
  table(
    'b3_energy',
    words(
      'How much energy did your company use in the year, by kind (electricity, fuels)?',
      '¿Cuánta energía usó su empresa en el ejercicio, por tipo (electricidad, combustibles)?',
      'Quanta energia sua empresa usou no exercício, por tipo (eletricidade, combustíveis)?',
    ),
    10,
    [
      [words('Kind of energy', 'Tipo de energía', 'Tipo de energia'), NAME],
      [words('Renewable', 'Renovable', 'Renovável'), ENERGY],
      [words('Not renewable', 'No renovable', 'Não renovável'), ENERGY],
    ],
    DISCLOSED,
  ),
  text(
    'b3_scope1',
    words(
      'Greenhouse gases from sources of your company (scope 1)',
      'Gases de efecto invernadero de fuentes de su empresa (alcance 1)',
      'Gases de efeito estufa de fontes da sua empresa (escopo 1)',
    ),
    { ...DISCLOSED, format: EMISSIONS },
  ),
  text(
    'b3_scope2',
    words(
      'Greenhouse gases from purchased energy, by location (scope 2)',
      'Gases de efecto invernadero de la energía comprada, según la ubicación (alcance 2)',
      'Gases de efeito estufa da energia comprada, por localização (escopo 2)',
    ),
    { ...DISCLOSED, format: EMISSIONS },
  ),
  text(
    'b3_intensity',
    words(
      'Sum of scopes 1 and 2 for each million of turnover, in your currency',
      'Suma de los alcances 1 y 2 por cada millón de ingresos, en su moneda',
      'Soma dos escopos 1 e 2 por milhão de receita, na sua moeda',
    ),
    { ...DISCLOSED, format: EMISSIONS },
  ),
];
