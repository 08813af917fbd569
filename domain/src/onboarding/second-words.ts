import type { Locale } from '../language/locales';

/**
 * Second words for one thing in what a supplier reads: a supplier goes through a process (in Spanish `proceso`, in
 * Portuguese `processo`), pays an amount (`importe`, `valor`), has an email and uploads files (in Spanish `cargar`). The client's undertaking alone is an
 * assessment of suppliers, or a process of assessment where the specification's English says so.
 */
export const SECOND_WORDS: Readonly<Record<Locale, RegExp>> = {
  en: /\be-mail/i,
  es: /tr[aá]mite|\bflujo|procedimiento|\bmontos?\b|\bcantidad|\bprecios?\b|(?<!proceso de )evaluaci(ón|ones)(?! de proveedores)|correo electr[oó]nico|(?<![{.])\be-?mail\b|\bsub(?:e|ir|ió|en)(?![a-záéíóú])/i,
  'pt-BR':
    /tr[aâ]mite|\bfluxo|procedimento|montante|quantia|\bpreços?\b|(?<!processo de )avaliaç(ão|ões)(?! de fornecedores)|correio eletr[oô]nico|(?<![{.])\bemail\b/i,
};
