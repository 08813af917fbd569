import { section, type TemplateItem, text, words, yesNo } from '../../template';
import { AMOUNT, DISCLOSED, IF_APPLICABLE, SHARE } from './disclosed';

const HOURS = { ...AMOUNT, unit: 'h' } as const;

export const B10: readonly TemplateItem[] = [
  section(
    'b10',
    words(
      'B10 Pay, collective bargaining and training',
      'B10 Remuneración, negociación colectiva y capacitación',
      'B10 Remuneração, negociação coletiva e capacitação',
    ),
    2,
  ),
  yesNo(
    'b10_wage',
    words(
      'Do all employees earn at least the minimum wage of the law or of the collective agreement?',
      '¿Todos los empleados ganan al menos el salario mínimo de la ley o del convenio colectivo?',
      'Todos os funcionários ganham pelo menos o salário mínimo da lei ou da convenção coletiva?',
    ),
    [3, 0],
  ),
  text(
    'b10_gap',
    words(
      'Difference between the average pay of men and women, as a percentage of the pay of men (from 150 employees on)',
      'Diferencia entre la remuneración media de hombres y mujeres, como porcentaje de la de los hombres (desde 150 empleados)',
      'Diferença entre a remuneração média de homens e mulheres, como percentual da dos homens (a partir de 150 funcionários)',
    ),
    { ...IF_APPLICABLE, format: { kind: 'percent', max: 100 } },
  ),
  text(
    'b10_agreement',
    words(
      'Share of employees under collective agreements',
      'Porcentaje de empleados con convenio colectivo',
      'Percentual de funcionários com convenção ou acordo coletivo',
    ),
    { ...DISCLOSED, format: SHARE },
  ),
  text(
    'b10_training_women',
    words(
      'Average hours of training for each woman in the year',
      'Promedio de horas de capacitación por mujer en el ejercicio',
      'Média de horas de capacitação por mulher no exercício',
    ),
    { ...DISCLOSED, format: HOURS },
  ),
  text(
    'b10_training_men',
    words(
      'Average hours of training for each man in the year',
      'Promedio de horas de capacitación por hombre en el ejercicio',
      'Média de horas de capacitação por homem no exercício',
    ),
    { ...DISCLOSED, format: HOURS },
  ),
];
