import { choice, file, section, type TemplateItem, when, words, yesNo } from '../../template';
import { UPLOAD_CERTIFICATE } from '../shared-words';

export const QUALITY: readonly TemplateItem[] = [
  section('quality', words('Quality management', 'Gestión de la calidad', 'Gestão da qualidade'), 2),
  yesNo(
    'quality_system',
    words(
      'Is there a documented quality management system?',
      '¿Existe un sistema documentado de gestión de la calidad?',
      'Existe um sistema documentado de gestão da qualidade?',
    ),
    [5, 0],
  ),
  choice(
    'quality_certified',
    words('Is the system certified?', '¿El sistema está certificado?', 'O sistema é certificado?'),
    [
      [words('ISO 9001', 'ISO 9001', 'ISO 9001'), 5],
      [words('Another certificate', 'Otro certificado', 'Outro certificado'), 3],
      [words('Not certified', 'No está certificado', 'Não é certificado'), 0],
    ],
    { showIf: when('quality_system', 1) },
  ),
  file('quality_certificate', UPLOAD_CERTIFICATE, {
    showIf: { any: [when('quality_certified', 1), when('quality_certified', 2)] },
  }),
  yesNo(
    'quality_trace',
    words(
      'Can each delivery be traced to its materials, dates and people in charge?',
      '¿Cada entrega puede rastrearse hasta sus materiales, fechas y responsables?',
      'Cada entrega pode ser rastreada até seus materiais, datas e responsáveis?',
    ),
    [5, 0],
    { allowNa: true },
  ),
  yesNo(
    'quality_faults',
    words(
      'Are faults recorded, with their cause and the correction?',
      '¿Se registran las fallas, con su causa y la corrección?',
      'As falhas são registradas, com a causa e a correção?',
    ),
    [5, 0],
  ),
];
