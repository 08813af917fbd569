import { pick, section, type TemplateItem, words, yesNo } from '../../template';
import { SAFETY as ALL_SAFETY } from '../homologation/safety';

export const SAFETY: readonly TemplateItem[] = [
  section(
    'safety',
    words('Health and safety at work', 'Seguridad y salud en el trabajo', 'Saúde e segurança no trabalho'),
    2,
  ),
  ...pick(ALL_SAFETY, 'equipment', 'insurance', 'accidents_count'),
  yesNo(
    'safe_exits',
    words(
      'Are emergency exits unlocked at all sites while people work there?',
      '¿Las salidas de emergencia están sin llave en todas las sedes mientras hay personas trabajando?',
      'As saídas de emergência ficam destrancadas em todas as unidades enquanto há pessoas trabalhando?',
    ),
    [5, 0],
    { knockOut: 2 },
  ),
];
