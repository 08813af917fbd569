import type { Locale } from '../i18n/locales';

/** What a person is told when an account is made (decisions.md section 10, Privacy). A new text is a new version. */
export const PRIVACY_NOTICE_VERSION = '2026-11';

/** `{provider}` and `{contact}` are filled in from the brand. */
export const PRIVACY_NOTICE: Record<Locale, string> = {
  en: '{provider} uses your name, email, phone and country to identify you, to run the onboarding your client invited you to and to call you for verification. The client who invited you sees what you submit. The legal basis is the preparation and performance of a contract, legitimate interest in verifying suppliers and credit protection where the law names it. Data is kept while the business relationship or a legal duty lasts. You may ask for access, correction, portability or erasure at {contact}.',
  es: '{provider} usa su nombre, correo, teléfono y país para identificarle, para llevar el proceso al que le invitó su cliente y para llamarle con fines de verificación. El cliente que le invitó ve lo que usted envía. La base legal es la preparación y ejecución de un contrato, el interés legítimo en verificar proveedores y la protección del crédito donde la ley la prevé. Los datos se conservan mientras dure la relación comercial o un deber legal. Puede pedir acceso, rectificación, portabilidad o supresión en {contact}.',
  'pt-BR':
    'A {provider} usa seu nome, e-mail, telefone e país para identificar você, conduzir o processo para o qual seu cliente convidou você e ligar para verificação. O cliente que convidou você vê o que você envia. A base legal é a preparação e execução de contrato, o legítimo interesse em verificar fornecedores e a proteção do crédito onde a lei a prevê. Os dados são mantidos enquanto durar a relação comercial ou um dever legal. Você pode pedir acesso, correção, portabilidade ou eliminação em {contact}.',
};
