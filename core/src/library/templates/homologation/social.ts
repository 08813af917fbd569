import { section, type TemplateItem, text, when, words, yesNo } from '../../template';
import { CHANGED_SINCE } from '../shared-words';

export const SOCIAL: readonly TemplateItem[] = [
  section(
    'social',
    words(
      'Labour and social responsibility',
      'Responsabilidad social y laboral',
      'Responsabilidade social e trabalhista',
    ),
    3,
  ),
  yesNo(
    'soc_minors',
    words(
      'Does anyone below the legal minimum age work for your company?',
      '¿Trabaja en su empresa alguna persona menor de la edad mínima legal?',
      'Trabalha na sua empresa alguém abaixo da idade mínima legal?',
    ),
    [0, 10],
    { knockOut: 1 },
  ),
  yesNo(
    'soc_documents',
    words(
      'Does your company keep original identity documents of workers?',
      '¿Su empresa retiene documentos de identidad originales de los trabajadores?',
      'Sua empresa retém documentos de identidade originais dos trabalhadores?',
    ),
    [0, 10],
    { knockOut: 1 },
  ),
  yesNo(
    'soc_security',
    words(
      'Are all workers registered with social security?',
      '¿Todos los trabajadores están inscritos en la seguridad social?',
      'Todos os trabalhadores estão registrados na previdência social?',
    ),
    [5, 0],
  ),
  yesNo(
    'soc_wage',
    words(
      'Do all workers earn at least the legal minimum wage?',
      '¿Todos los trabajadores ganan al menos el salario mínimo legal?',
      'Todos os trabalhadores ganham pelo menos o salário mínimo legal?',
    ),
    [5, 0],
    { knockOut: 2 },
  ),
  yesNo(
    'soc_equality',
    words(
      'Is there a written policy against discrimination and harassment?',
      '¿Existe una política escrita contra la discriminación y el acoso?',
      'Existe uma política escrita contra a discriminação e o assédio?',
    ),
    [5, 0],
  ),
  yesNo(
    'soc_penalties',
    words(
      'Has a labour authority penalised your company in the last three years?',
      '¿Su empresa recibió alguna sanción de la autoridad laboral en los últimos tres años?',
      'Sua empresa recebeu alguma sanção da fiscalização do trabalho nos últimos três anos?',
    ),
    [0, 5],
  ),
  text('soc_penalties_what', CHANGED_SINCE, {
    format: { kind: 'long_text', max_length: 4000 },
    showIf: when('soc_penalties', 1),
  }),
];
