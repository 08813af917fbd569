import { pick, section, type TemplateItem, words } from '../../template';
import { OCCUPATIONAL_SAFETY } from '../occupational-safety';

export const SAFETY: readonly TemplateItem[] = [
  section(
    'safety',
    words('Health and safety at work', 'Seguridad y salud en el trabajo', 'Saúde e segurança no trabalho'),
    3,
  ),
  ...pick(
    OCCUPATIONAL_SAFETY.items,
    'system',
    'assessment',
    'equipment',
    'insurance',
    'accidents_count',
    'fatal',
    'fatal_what',
  ),
];
