import { pick, section, type TemplateItem, words, yesNo } from '../../template';
import { ANTI_CORRUPTION } from '../anti-corruption';
import { CONVICTED } from '../homologation/integrity';

export const ETHICS: readonly TemplateItem[] = [
  section('ethics', words('Ethics', 'Ética', 'Ética'), 2),
  ...pick(ANTI_CORRUPTION.items, 'policy', 'gifts', 'channel'),
  CONVICTED,
  yesNo(
    'eth_relations',
    words(
      'Is an owner, director or manager a close relative of someone who works for us?',
      '¿Algún dueño, director o gerente es familiar cercano de alguien que trabaja con nosotros?',
      'Algum sócio, diretor ou gerente é parente próximo de alguém que trabalha conosco?',
    ),
    [2, 5],
  ),
];
