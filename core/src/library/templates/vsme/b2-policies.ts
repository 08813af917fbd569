import { section, several, type TemplateItem, when, words, yesNo } from '../../template';

export const B2: readonly TemplateItem[] = [
  section(
    'b2',
    words('B2 Practices, policies and plans', 'B2 Prácticas, políticas y planes', 'B2 Práticas, políticas e planos'),
    2,
  ),
  several(
    'b2_topics',
    words(
      'On which topics does your company already act?',
      '¿En qué temas ya actúa su empresa?',
      'Em quais temas sua empresa já atua?',
    ),
    [
      [words('Climate change', 'Cambio climático', 'Mudança climática'), 1],
      [words('Pollution', 'Contaminación', 'Poluição'), 1],
      [words('Water and seas', 'Agua y mares', 'Água e mares'), 1],
      [words('Biodiversity', 'Biodiversidad', 'Biodiversidade'), 1],
      [words('Circular economy', 'Economía circular', 'Economia circular'), 1],
      [words('Its own workforce', 'Personal propio', 'Pessoal próprio'), 1],
      [words('Workers of its suppliers', 'Trabajadores de sus proveedores', 'Trabalhadores dos fornecedores'), 1],
      [words('Communities nearby', 'Comunidades vecinas', 'Comunidades vizinhas'), 1],
      [words('Consumers', 'Consumidores', 'Consumidores'), 1],
      [words('Business conduct', 'Conducta empresarial', 'Conduta empresarial'), 1],
      [words('None of these', 'Ninguno de estos', 'Nenhum destes'), 0],
    ],
  ),
  yesNo(
    'b2_policies',
    words(
      'Are there written policies on any of these topics?',
      '¿Existen políticas escritas sobre alguno de estos temas?',
      'Existem políticas escritas sobre algum desses temas?',
    ),
    [4, 0],
  ),
  yesNo(
    'b2_public',
    words('Are these policies public?', '¿Esas políticas son públicas?', 'Essas políticas são públicas?'),
    [2, 0],
    { showIf: when('b2_policies', 1) },
  ),
  yesNo(
    'b2_targets',
    words(
      'Has your company set targets with dates for any of these topics?',
      '¿Su empresa fijó metas con fecha para alguno de estos temas?',
      'Sua empresa definiu metas com prazo para algum desses temas?',
    ),
    [4, 0],
  ),
];
