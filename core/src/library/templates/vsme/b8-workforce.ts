import { section, type TemplateItem, table, text, words } from '../../template';
import { NAME } from '../shared-words';
import { DISCLOSED, HEADS, IF_APPLICABLE } from './disclosed';

const EMPLOYEES = words('Employees', 'Empleados', 'Funcionários');

export const B8: readonly TemplateItem[] = [
  section('b8', words('B8 Workforce', 'B8 Personal', 'B8 Pessoal'), 2),
  text(
    'b8_permanent',
    words(
      'Employees with a permanent contract',
      'Empleados con contrato por tiempo indefinido',
      'Funcionários com contrato por prazo indeterminado',
    ),
    { ...DISCLOSED, format: HEADS },
  ),
  text(
    'b8_temporary',
    words(
      'Employees with a temporary contract',
      'Empleados con contrato temporal',
      'Funcionários com contrato por prazo determinado',
    ),
    { ...DISCLOSED, format: HEADS },
  ),
  table(
    'b8_gender',
    words(
      'How many employees are there of each gender (women, men, other, not stated)?',
      '¿Cuántos empleados hay de cada género (mujeres, hombres, otro, sin indicar)?',
      'Quantos funcionários há de cada gênero (mulheres, homens, outro, não informado)?',
    ),
    4,
    [
      [words('Gender', 'Género', 'Gênero'), NAME],
      [EMPLOYEES, HEADS],
    ],
    DISCLOSED,
  ),
  table(
    'b8_countries',
    words(
      'How many employees does your company have in each country (if in more than one)?',
      '¿Cuántos empleados tiene su empresa en cada país (si está en más de uno)?',
      'Quantos funcionários sua empresa tem em cada país (se em mais de um)?',
    ),
    50,
    [
      [words('Country', 'País', 'País'), { kind: 'country' }],
      [EMPLOYEES, HEADS],
    ],
    IF_APPLICABLE,
  ),
  text(
    'b8_left',
    words(
      'Share of employees who left in the year (from 50 employees on)',
      'Porcentaje de empleados que dejaron la empresa en el ejercicio (desde 50 empleados)',
      'Percentual de funcionários que saíram no exercício (a partir de 50 funcionários)',
    ),
    { ...IF_APPLICABLE, format: { kind: 'percent', min: 0 } },
  ),
];
