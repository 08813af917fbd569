import { pick, section, several, type TemplateItem, words } from '../../template';
import { ENVIRONMENT as ALL_ENVIRONMENT } from '../homologation/environment';

export const ENVIRONMENT: readonly TemplateItem[] = [
  section('environment', words('Environment', 'Medio ambiente', 'Meio ambiente'), 1),
  ...pick(ALL_ENVIRONMENT, 'env_permit', 'env_waste'),
  several(
    'env_packaging',
    words(
      'What has your company done about its packaging?',
      '¿Qué ha hecho su empresa con sus envases y embalajes?',
      'O que sua empresa fez com suas embalagens?',
    ),
    [
      [words('Reduced its weight', 'Redujo su peso', 'Reduziu o peso'), 2],
      [words('Used recycled material', 'Usó material reciclado', 'Usou material reciclado'), 2],
      [
        words(
          'Takes part in a scheme that collects it',
          'Participa en un sistema de recuperación',
          'Participa de um sistema de logística reversa',
        ),
        2,
      ],
      [words('None of these', 'Nada de esto', 'Nenhuma destas opções'), 0],
    ],
  ),
];
