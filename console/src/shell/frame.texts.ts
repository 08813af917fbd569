import type { Words } from '@homologa/domain/language/locales';
import { WORDS } from '@homologa/web/texts/words.texts';

/**
 * Texts of the frame around every page. Separate from the shell's other texts, which the sign-in page does not load.
 */
export const FRAME = {
  working: { en: 'Working', es: 'Trabajando', 'pt-BR': 'Trabalhando' },
  stillWorking: {
    en: 'Still working. This is taking longer than usual.',
    es: 'Seguimos trabajando. Está tardando más de lo habitual.',
    'pt-BR': 'Ainda trabalhando. Está demorando mais que o normal.',
  },
  contactUs: WORDS.contactUs,
  login: { en: 'Login', es: 'Iniciar sesión', 'pt-BR': 'Entrar' },
  skip: { en: 'Skip to content', es: 'Saltar al contenido', 'pt-BR': 'Pular para o conteúdo' },
  offline: {
    en: 'You are offline. What you see may be out of date; changes cannot be saved.',
    es: 'Está sin conexión. Lo que ve puede no estar al día; los cambios no se pueden guardar.',
    'pt-BR': 'Você está sem conexão. O que você vê pode estar desatualizado; alterações não podem ser salvas.',
  },
  crashed: { en: 'Oops! An error has occurred.', es: '¡Ups! Ha ocurrido un error.', 'pt-BR': 'Ops! Ocorreu um erro.' },
  crashedHint: {
    en: 'Reload the page. If it happens again, tell us what you were doing.',
    es: 'Vuelva a cargar la página. Si ocurre de nuevo, cuéntenos qué estaba haciendo.',
    'pt-BR': 'Recarregue a página. Se acontecer de novo, conte-nos o que você estava fazendo.',
  },
  demoLoading: {
    en: 'The demo is being loaded: {percent} %',
    es: 'Se está cargando la demostración: {percent} %',
    'pt-BR': 'A demonstração está sendo carregada: {percent} %',
  },
  demoStopped: {
    en: 'The demo was not loaded whole. Start the product again to load it anew.',
    es: 'La demostración no se cargó completa. Vuelva a iniciar el producto para cargarla de nuevo.',
    'pt-BR': 'A demonstração não foi carregada por completo. Inicie o produto de novo para carregá-la novamente.',
  },
  reload: { en: 'Reload', es: 'Recargar', 'pt-BR': 'Recarregar' },
  newVersion: {
    en: 'A new version is available.',
    es: 'Hay una versión nueva disponible.',
    'pt-BR': 'Uma nova versão está disponível.',
  },
  privacy: { en: 'Privacy policy', es: 'Política de privacidad', 'pt-BR': 'Política de privacidade' },
  terms: { en: 'Terms of use', es: 'Términos de uso', 'pt-BR': 'Termos de uso' },
  copied: WORDS.copied,
  copyDetails: { en: 'Copy details', es: 'Copiar detalles', 'pt-BR': 'Copiar detalhes' },
  darkTheme: { en: 'Dark', es: 'Oscuro', 'pt-BR': 'Escuro' },
  language: WORDS.language,
  lightTheme: { en: 'Light', es: 'Claro', 'pt-BR': 'Claro' },
  systemTheme: { en: 'As the system', es: 'Como el sistema', 'pt-BR': 'Como o sistema' },
  theme: { en: 'Theme', es: 'Tema', 'pt-BR': 'Tema' },
} satisfies Record<string, Words>;
