import type { Words } from '@homologa/domain/language/locales';

export const WORDS = {
  cancel: { en: 'Cancel', es: 'Cancelar', 'pt-BR': 'Cancelar' },
  save: { en: 'Save', es: 'Guardar', 'pt-BR': 'Salvar' },
  continue: { en: 'Continue', es: 'Continuar', 'pt-BR': 'Continuar' },
  dismiss: { en: 'Dismiss', es: 'Descartar', 'pt-BR': 'Dispensar' },
  copied: { en: 'Copied', es: 'Copiado', 'pt-BR': 'Copiado' },
  // In English the same word is shown for every missing field, as the specification requires.
  required_choice: { en: 'Required', es: 'Elija una opción', 'pt-BR': 'Escolha uma opção' },
  required_acceptance: {
    en: 'Required',
    es: 'Acepte las condiciones para continuar',
    'pt-BR': 'Aceite as condições de pagamento para continuar',
  },
  required: { en: 'Required', es: 'Complete este campo', 'pt-BR': 'Preencha este campo' },
  removeNamed: { en: 'Remove {name}', es: 'Quitar {name}', 'pt-BR': 'Remover {name}' },
  downloadNamed: { en: 'Download {name}', es: 'Descargar {name}', 'pt-BR': 'Baixar {name}' },
  logIn: { en: 'Log in', es: 'Iniciar sesión', 'pt-BR': 'Entrar' },
  logOut: { en: 'Log out', es: 'Cerrar sesión', 'pt-BR': 'Sair' },
  password: { en: 'Password', es: 'Contraseña', 'pt-BR': 'Senha' },
  forgotPassword: { en: 'Forgot password?', es: '¿Olvidó su contraseña?', 'pt-BR': 'Esqueceu a senha?' },
  phone: { en: 'Phone', es: 'Teléfono', 'pt-BR': 'Telefone' },
  country: { en: 'Country', es: 'País', 'pt-BR': 'País' },
  companyName: { en: 'Company name', es: 'Nombre de la empresa', 'pt-BR': 'Nome da empresa' },
  language: { en: 'Language', es: 'Idioma', 'pt-BR': 'Idioma' },
  contactUs: { en: 'Contact us', es: 'Contáctenos', 'pt-BR': 'Fale conosco' },
  goHome: { en: 'Go Home', es: 'Ir al inicio', 'pt-BR': 'Ir para o início' },
  yourOnboardings: { en: 'Your onboardings', es: 'Sus procesos', 'pt-BR': 'Seus processos' },
} as const satisfies Record<string, Words>;
