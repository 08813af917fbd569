import type { Words } from '@homologa/domain/language/locales';

export const SECOND_LOOK = {
  ask: {
    en: 'Ready for a second look',
    es: 'Lista para la segunda revisión',
    'pt-BR': 'Pronta para a segunda conferência',
  },
  takeBack: { en: 'Not ready yet', es: 'Todavía no está lista', 'pt-BR': 'Ainda não está pronta' },
  asked: {
    en: 'The request waits for a second look.',
    es: 'La solicitud espera una segunda revisión.',
    'pt-BR': 'A solicitação espera uma segunda conferência.',
  },
  takenBack: {
    en: 'The request no longer waits for a second look.',
    es: 'La solicitud ya no espera una segunda revisión.',
    'pt-BR': 'A solicitação não espera mais uma segunda conferência.',
  },
  chip: { en: 'Second look', es: 'Segunda revisión', 'pt-BR': 'Segunda conferência' },
  only: {
    en: 'Second look ({count})',
    es: 'Segunda revisión ({count})',
    'pt-BR': 'Segunda conferência ({count})',
  },
  required: {
    en: 'Anyone who enters data of this report does not deliver it.',
    es: 'Quien ingresa datos de este informe no lo entrega.',
    'pt-BR': 'Quem insere dados deste relatório não o entrega.',
  },
  enteredBy: {
    en: 'Entered by {names}.',
    es: 'Datos ingresados por {names}.',
    'pt-BR': 'Dados inseridos por {names}.',
  },
  mayDeliver: {
    en: 'May take it over and deliver: {names}.',
    es: 'Pueden tomarla a cargo y entregar: {names}.',
    'pt-BR': 'Podem assumi-la e entregar: {names}.',
  },
  nobody: {
    en: 'Nobody else may deliver it at the moment.',
    es: 'Por ahora nadie más puede entregarlo.',
    'pt-BR': 'No momento ninguém mais pode entregá-lo.',
  },
} satisfies Record<string, Words>;
