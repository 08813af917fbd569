import { section, type TemplateItem, text, words } from '../../template';
import { AMOUNT, DISCLOSED, IF_APPLICABLE } from './disclosed';

const VOLUME = { ...AMOUNT, unit: 'm³' } as const;

export const B6: readonly TemplateItem[] = [
  section('b6', words('B6 Water', 'B6 Agua', 'B6 Água'), 1),
  text(
    'b6_taken',
    words(
      'Water withdrawn in the year at all sites',
      'Agua extraída o recibida en el ejercicio en todas las instalaciones',
      'Água captada ou recebida no exercício em todas as unidades',
    ),
    { ...DISCLOSED, format: VOLUME },
  ),
  text(
    'b6_stress',
    words(
      'Part of it withdrawn where water is scarce (high water stress)',
      'Parte extraída donde el agua es escasa (estrés hídrico alto)',
      'Parte captada onde a água é escassa (alto estresse hídrico)',
    ),
    { ...IF_APPLICABLE, format: VOLUME },
  ),
  text(
    'b6_used',
    words(
      'Water consumed by production (withdrawn minus discharged)',
      'Agua consumida en la producción (extraída menos vertida)',
      'Água consumida na produção (captada menos descartada)',
    ),
    { ...IF_APPLICABLE, format: VOLUME },
  ),
];
