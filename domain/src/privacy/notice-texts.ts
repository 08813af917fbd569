import type { Words } from '../language/locales';

interface NoticePart {
  heading: Words;
  text: Words;
}

/**
 * Paragraphs that the privacy notices of all countries share, with the placeholders `{provider}`, `{contact}` and
 * `{law}`.
 */
export const COMMON_PARTS: readonly NoticePart[] = [
  {
    heading: { en: 'Who is responsible', es: 'Quién es responsable', 'pt-BR': 'Quem é responsável' },
    text: {
      en: 'The client who invited you decides what your data is used for and is the controller under {law}. {provider} collects and keeps it on the client’s behalf, as processor.',
      es: 'El cliente que le invitó decide para qué se usan sus datos y es el responsable del tratamiento conforme a {law}. {provider} los recoge y conserva por cuenta del cliente, como encargado.',
      'pt-BR':
        'O cliente que convidou você decide para que seus dados são usados e é o controlador conforme {law}. A {provider} os coleta e guarda em nome do cliente, como operadora.',
    },
  },
  {
    heading: { en: 'What and what for', es: 'Qué datos y para qué', 'pt-BR': 'Quais dados e para quê' },
    text: {
      en: 'Your name, email, phone and country, to know who answers for your company, to run this onboarding and to call you for verification. What you enter about your company and its owners and managers, to prepare the report that the client asked for.',
      es: 'Su nombre, correo, teléfono y país, para saber quién responde por su empresa, llevar este proceso y llamarle para la verificación. Lo que usted ingresa sobre su empresa, sus dueños y sus directivos, para preparar el informe que pidió el cliente.',
      'pt-BR':
        'Seu nome, e-mail, telefone e país, para saber quem responde pela empresa, conduzir este processo e ligar para a verificação. O que você informa sobre a empresa, seus sócios e administradores, para preparar o relatório que o cliente pediu.',
    },
  },
  {
    heading: { en: 'Who sees it', es: 'Quién lo ve', 'pt-BR': 'Quem vê' },
    text: {
      en: 'The client who invited you, {provider}, and the authorities that the law names. It is not sold.',
      es: 'El cliente que le invitó, {provider} y las autoridades que la ley indique. No se venden.',
      'pt-BR': 'O cliente que convidou você, a {provider} e as autoridades que a lei indicar. Não são vendidos.',
    },
  },
  {
    heading: { en: 'How long', es: 'Cuánto tiempo', 'pt-BR': 'Por quanto tempo' },
    text: {
      en: 'While the business relationship or a legal duty lasts; then it is erased.',
      es: 'Mientras dure la relación comercial o un deber legal; después se suprime.',
      'pt-BR': 'Enquanto durar a relação comercial ou um dever legal; depois é eliminado.',
    },
  },
];

/** Texts that depend on the country: name of the law, legal basis, and rights in the law's own terms. */
interface CountryNotice {
  code: string;
  law: Words;
  basis: Words;
  rights: Words;
}

const BASIS_HEADING: Words = { en: 'Why we may', es: 'Con qué fundamento', 'pt-BR': 'Com que base legal' };
const RIGHTS_HEADING: Words = { en: 'Your rights', es: 'Sus derechos', 'pt-BR': 'Seus direitos' };

export const countryParts = ({ basis, rights }: CountryNotice): readonly NoticePart[] => [
  { heading: BASIS_HEADING, text: basis },
  { heading: RIGHTS_HEADING, text: rights },
];

const PREPARING: Words = {
  en: 'Preparing and performing a contract, and the legitimate interest in knowing whom one does business with.',
  es: 'La preparación y ejecución de un contrato, y el interés legítimo en saber con quién se hacen negocios.',
  'pt-BR': 'A preparação e execução de contrato e o legítimo interesse em saber com quem se faz negócio.',
};

export const GENERAL_NOTICE: CountryNotice = {
  code: 'general',
  law: {
    en: 'the data protection law of your country',
    es: 'la ley de protección de datos de su país',
    'pt-BR': 'a lei de proteção de dados do seu país',
  },
  basis: PREPARING,
  rights: {
    en: 'You may see your data, have it corrected, take it with you and ask for its erasure: in your account here, or at {contact}.',
    es: 'Puede ver sus datos, corregirlos, llevárselos y pedir su supresión: en su cuenta aquí mismo o en {contact}.',
    'pt-BR': 'Você pode ver seus dados, corrigi-los, levá-los e pedir a eliminação: na sua conta aqui ou em {contact}.',
  },
};

/** Privacy notices by country id. Legal counsel must confirm a changed wording before `EDITION` changes. */
export const COUNTRY_NOTICES: Readonly<Record<string, CountryNotice>> = {
  brazil: {
    code: 'br',
    law: { en: 'Law 13.709/2018 (LGPD)', es: 'la Ley 13.709/2018 (LGPD)', 'pt-BR': 'a Lei 13.709/2018 (LGPD)' },
    basis: {
      en: 'Performance of a contract (art. 7, V), legitimate interest (art. 7, IX) and credit protection (art. 7, X). Consent is asked only for what is optional.',
      es: 'Ejecución de contrato (art. 7, V), interés legítimo (art. 7, IX) y protección del crédito (art. 7, X). El consentimiento se pide solo para lo opcional.',
      'pt-BR':
        'Execução de contrato (art. 7º, V), legítimo interesse (art. 7º, IX) e proteção do crédito (art. 7º, X). O consentimento é pedido só para o que é opcional.',
    },
    rights: {
      en: 'Confirmation, access (a full answer within 15 days), correction, anonymisation or erasure, portability, revocation of consent and review of automated decisions (arts. 18 to 20): in your account here, or from our data protection officer at {contact}. You may complain to the ANPD.',
      es: 'Confirmación, acceso (respuesta completa en 15 días), corrección, anonimización o eliminación, portabilidad, revocación del consentimiento y revisión de decisiones automatizadas (arts. 18 a 20): en su cuenta aquí mismo o con nuestro encargado en {contact}. Puede reclamar ante la ANPD.',
      'pt-BR':
        'Confirmação, acesso (resposta completa em até 15 dias), correção, anonimização ou eliminação, portabilidade, revogação do consentimento e revisão de decisões automatizadas (arts. 18 a 20): na sua conta aqui ou com nosso encarregado em {contact}. Você pode reclamar à ANPD.',
    },
  },
  mexico: {
    code: 'mx',
    law: {
      en: 'the Federal Law on Protection of Personal Data Held by Private Parties (2025)',
      es: 'la Ley Federal de Protección de Datos Personales en Posesión de los Particulares (2025)',
      'pt-BR': 'a Lei Federal de Proteção de Dados Pessoais em Posse de Particulares (2025) do México',
    },
    basis: {
      en: 'All purposes above are necessary for the business relationship with the client who invited you. Voluntary purposes are asked for apart, and you may refuse them.',
      es: 'Todas las finalidades anteriores son necesarias para la relación comercial con el cliente que le invitó. Las finalidades voluntarias se piden aparte y puede negarse a ellas.',
      'pt-BR':
        'Todas as finalidades acima são necessárias para a relação comercial com o cliente que convidou você. As finalidades voluntárias são pedidas à parte e você pode recusá-las.',
    },
    rights: {
      en: 'Access, rectification, cancellation and opposition (ARCO), also for your company: in your account here, or at {contact}. You may complain to the Secretaría Anticorrupción y Buen Gobierno.',
      es: 'Acceso, rectificación, cancelación y oposición (ARCO), también para su empresa: en su cuenta aquí mismo o en {contact}. Puede acudir a la Secretaría Anticorrupción y Buen Gobierno.',
      'pt-BR':
        'Acesso, retificação, cancelamento e oposição (ARCO), também para a sua empresa: na sua conta aqui ou em {contact}. Você pode recorrer à Secretaría Anticorrupción y Buen Gobierno.',
    },
  },
  argentina: {
    code: 'ar',
    law: { en: 'Law 25.326', es: 'la Ley 25.326', 'pt-BR': 'a Lei 25.326' },
    basis: {
      en: 'Preparing and performing a contract; credit data within the limits of article 26, for five years at most.',
      es: 'La preparación y ejecución de un contrato; los datos crediticios dentro de los límites del artículo 26, por cinco años como máximo.',
      'pt-BR':
        'A preparação e execução de contrato; dados de crédito nos limites do artigo 26, por no máximo cinco anos.',
    },
    rights: {
      en: 'Access, rectification, updating and suppression: in your account here, or at {contact}. You may complain to the Agencia de Acceso a la Información Pública.',
      es: 'Acceso, rectificación, actualización y supresión: en su cuenta aquí mismo o en {contact}. Puede reclamar ante la Agencia de Acceso a la Información Pública.',
      'pt-BR':
        'Acesso, retificação, atualização e supressão: na sua conta aqui ou em {contact}. Você pode reclamar à Agencia de Acceso a la Información Pública.',
    },
  },
  peru: {
    code: 'pe',
    law: {
      en: 'Law 29733 and its regulation (DS 016-2024-JUS)',
      es: 'la Ley 29733 y su reglamento (DS 016-2024-JUS)',
      'pt-BR': 'a Lei 29733 e seu regulamento (DS 016-2024-JUS)',
    },
    basis: PREPARING,
    rights: {
      en: 'Access, rectification, cancellation and opposition (ARCO): in your account here, or at {contact}. You may complain to the Autoridad Nacional de Protección de Datos Personales.',
      es: 'Acceso, rectificación, cancelación y oposición (ARCO): en su cuenta aquí mismo o en {contact}. Puede reclamar ante la Autoridad Nacional de Protección de Datos Personales.',
      'pt-BR':
        'Acesso, retificação, cancelamento e oposição (ARCO): na sua conta aqui ou em {contact}. Você pode reclamar à Autoridad Nacional de Protección de Datos Personales.',
    },
  },
  chile: {
    code: 'cl',
    law: {
      en: 'Law 19.628 as changed by Law 21.719',
      es: 'la Ley 19.628 modificada por la Ley 21.719',
      'pt-BR': 'a Lei 19.628, alterada pela Lei 21.719',
    },
    basis: PREPARING,
    rights: {
      en: 'Access, rectification, suppression, opposition, portability and blocking: in your account here, or at {contact}. You may complain to the Agencia de Protección de Datos Personales.',
      es: 'Acceso, rectificación, supresión, oposición, portabilidad y bloqueo: en su cuenta aquí mismo o en {contact}. Puede reclamar ante la Agencia de Protección de Datos Personales.',
      'pt-BR':
        'Acesso, retificação, supressão, oposição, portabilidade e bloqueio: na sua conta aqui ou em {contact}. Você pode reclamar à Agencia de Protección de Datos Personales.',
    },
  },
  colombia: {
    code: 'co',
    law: { en: 'Law 1581 of 2012', es: 'la Ley 1581 de 2012', 'pt-BR': 'a Lei 1581 de 2012' },
    basis: {
      en: 'The business relationship with the client who invited you, and the authorisation that you give by going on.',
      es: 'La relación comercial con el cliente que le invitó y la autorización que usted da al continuar.',
      'pt-BR': 'A relação comercial com o cliente que convidou você e a autorização que você dá ao continuar.',
    },
    rights: {
      en: 'To know, update, rectify and suppress your data and to revoke the authorisation: in your account here, or at {contact}. You may complain to the Superintendencia de Industria y Comercio.',
      es: 'Conocer, actualizar, rectificar y suprimir sus datos y revocar la autorización: en su cuenta aquí mismo o en {contact}. Puede reclamar ante la Superintendencia de Industria y Comercio.',
      'pt-BR':
        'Conhecer, atualizar, retificar e suprimir seus dados e revogar a autorização: na sua conta aqui ou em {contact}. Você pode reclamar à Superintendencia de Industria y Comercio.',
    },
  },
};
