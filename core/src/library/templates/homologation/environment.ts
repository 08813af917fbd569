import { choice, file, section, several, type TemplateItem, text, when, words, yesNo } from '../../template';
import { CHANGED_SINCE } from '../shared-words';

export const ENVIRONMENT: readonly TemplateItem[] = [
  section('environment', words('Environment', 'Medio ambiente', 'Meio ambiente'), 2),
  choice(
    'env_permit',
    words(
      'What is the state of the environmental permits of your company?',
      '¿En qué estado están los permisos ambientales de su empresa?',
      'Qual é a situação das licenças ambientais da sua empresa?',
    ),
    [
      [words('All are valid', 'Todos están vigentes', 'Todas estão vigentes'), 5],
      [words('The law asks for none', 'La ley no exige ninguno', 'A lei não exige nenhuma'), 5],
      [words('Some are in process', 'Algunos están en trámite', 'Algumas estão em andamento'), 2],
      [words('Some are missing', 'Faltan algunos', 'Faltam algumas'), 0],
    ],
  ),
  file(
    'env_permit_file',
    words('Upload the main permit.', 'Adjunte el permiso principal.', 'Anexe a licença principal.'),
    { showIf: when('env_permit', 1) },
  ),
  choice(
    'env_system',
    words(
      'How does your company manage its effects on the environment?',
      '¿Cómo gestiona su empresa sus efectos en el medio ambiente?',
      'Como sua empresa gerencia seus efeitos no meio ambiente?',
    ),
    [
      [words('System certified by ISO 14001', 'Sistema certificado ISO 14001', 'Sistema certificado ISO 14001'), 5],
      [
        words(
          'Written policy with yearly goals',
          'Política escrita con metas anuales',
          'Política escrita com metas anuais',
        ),
        4,
      ],
      [words('Case by case', 'Caso por caso', 'Caso a caso'), 0],
    ],
  ),
  several(
    'env_waste',
    words(
      'What does your company do with its waste?',
      '¿Qué hace su empresa con sus residuos?',
      'O que sua empresa faz com seus resíduos?',
    ),
    [
      [words('Separates it by kind', 'Los separa por tipo', 'Separa por tipo'), 2],
      [
        words(
          'Hands hazardous waste to authorised operators',
          'Entrega los peligrosos a operadores autorizados',
          'Entrega os perigosos a operadores autorizados',
        ),
        3,
      ],
      [words('Records the amounts', 'Registra las cantidades', 'Registra as quantidades'), 2],
      [words('None of these', 'Nada de esto', 'Nenhuma destas opções'), 0],
    ],
  ),
  yesNo(
    'env_fines',
    words(
      'Has your company been penalised for harm to the environment in the last three years?',
      '¿Su empresa recibió alguna sanción ambiental en los últimos tres años?',
      'Sua empresa recebeu alguma sanção ambiental nos últimos três anos?',
    ),
    [0, 5],
  ),
  text('env_fines_what', CHANGED_SINCE, {
    format: { kind: 'long_text', max_length: 4000 },
    showIf: when('env_fines', 1),
  }),
];
