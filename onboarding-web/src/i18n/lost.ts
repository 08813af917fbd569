import type { Locale, Words } from '@homologa/domain/language/locales';

// The texts of this error message are not in a `*.texts.ts` file, because they must be available when the chunks of
// such files cannot be loaded.
const LOST: Words = {
  en: 'The page could not be loaded.',
  es: 'No se pudo cargar la página.',
  'pt-BR': 'Não foi possível carregar a página.',
};
const RETRY: Words = { en: 'Try again', es: 'Intentar de nuevo', 'pt-BR': 'Tentar novamente' };

/** Replaces the static page, which says 'Loading…', by an error message and a button that reloads the page. */
export function showLost(root: HTMLElement, locale: Locale, reload = () => window.location.reload()): void {
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = LOST[locale];
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button';
  retry.textContent = RETRY[locale];
  retry.addEventListener('click', reload);
  const main = document.createElement('main');
  main.append(text, retry);
  document.getElementById('shell')?.remove();
  root.replaceChildren(main);
}
