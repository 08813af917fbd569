import type { OnboardingStep } from '../catalog/onboarding-steps';
import type { Words } from '../language/locales';
import type { GoBackTarget } from './step-selection';

export const ONBOARDING_STEP_WORDS: Readonly<Record<OnboardingStep, Words>> = {
  introduction: { en: 'Introduction', es: 'Introducción', 'pt-BR': 'Introdução' },
  account_connection: { en: 'Account', es: 'Cuenta', 'pt-BR': 'Conta' },
  bir_form: { en: 'Form', es: 'Formulario', 'pt-BR': 'Formulário' },
  questionnaire: { en: 'Questionnaire', es: 'Cuestionario', 'pt-BR': 'Questionário' },
  payment: { en: 'Payment', es: 'Pago', 'pt-BR': 'Pagamento' },
  confirmation_call: { en: 'Confirmation call', es: 'Llamada de confirmación', 'pt-BR': 'Ligação de confirmação' },
  finished: { en: 'Finished', es: 'Finalizado', 'pt-BR': 'Concluído' },
};

export const GO_BACK_WORDS: Readonly<Record<GoBackTarget, Words>> = {
  payment: { en: 'Payment info', es: 'Información de pago', 'pt-BR': 'Informações de pagamento' },
  bir_form: { en: 'Form', es: 'Formulario', 'pt-BR': 'Formulário' },
  questionnaire: { en: 'Questionnaire', es: 'Cuestionario', 'pt-BR': 'Questionário' },
};
