import { section, type TemplateItem, text, words } from '../../template';
import { AMOUNT, DISCLOSED, HEADS } from './disclosed';

export const B9: readonly TemplateItem[] = [
  section('b9', words('B9 Health and safety', 'B9 Seguridad y salud', 'B9 Saúde e segurança'), 2),
  text(
    'b9_accidents',
    words(
      'Recordable accidents of employees at work in the year',
      'Accidentes de trabajo registrables de empleados en el ejercicio',
      'Acidentes de trabalho registráveis de funcionários no exercício',
    ),
    { ...DISCLOSED, format: HEADS },
  ),
  text(
    'b9_rate',
    words(
      'Accidents for each 200,000 hours worked',
      'Accidentes por cada 200 000 horas trabajadas',
      'Acidentes por 200.000 horas trabalhadas',
    ),
    { ...DISCLOSED, format: AMOUNT },
  ),
  text(
    'b9_deaths',
    words(
      'Deaths of employees from accidents or illness caused by work in the year',
      'Muertes de empleados por accidentes o enfermedades del trabajo en el ejercicio',
      'Mortes de funcionários por acidentes ou doenças do trabalho no exercício',
    ),
    { ...DISCLOSED, format: HEADS },
  ),
];
