import type { Words } from '@homologa/domain/language/locales';
import type { ReferencePart } from './billing-fields';

export const REFERENCE = {
  title: { en: 'Payment reference', es: 'Referencia de pago', 'pt-BR': 'Referência de pagamento' },
  lead: {
    en: 'In this process the report is paid for by your company. Tell us whom to invoice and how you will pay; the instructions follow.',
    es: 'En este proceso su empresa paga el informe. Indíquenos a quién facturar y cómo pagará; después verá las instrucciones.',
    'pt-BR':
      'Neste processo, o relatório é pago pela sua empresa. Informe os dados para a nota fiscal e como pagará; as instruções vêm em seguida.',
  },
  required: {
    en: 'Fields without “optional” must be filled in.',
    es: 'Todos los campos son obligatorios, salvo los marcados como opcionales.',
    'pt-BR': 'Os campos sem “opcional” são obrigatórios.',
  },
  price: { en: 'Price, tax included', es: 'Importe, impuestos incluidos', 'pt-BR': 'Valor, com impostos' },
  price_open: {
    en: 'To be agreed with {provider}',
    es: 'Por acordar con {provider}',
    'pt-BR': 'A combinar com a {provider}',
  },
  billing: { en: 'Invoice data', es: 'Datos de facturación', 'pt-BR': 'Dados de faturamento' },
  payer: { en: 'Payment', es: 'Pago', 'pt-BR': 'Pagamento' },
  arranged: {
    en: 'To be arranged with {provider}',
    es: 'Por coordinar con {provider}',
    'pt-BR': 'A combinar com a {provider}',
  },
  no_postal_code: {
    en: 'Write 0000 if your address has none.',
    es: 'Escriba 0000 si su dirección no tiene.',
    'pt-BR': 'Escreva 0000 se o seu endereço não tiver.',
  },
  choose_state: { en: 'Choose', es: 'Elija', 'pt-BR': 'Escolha' },
  rfc_document_hint: {
    en: 'The document of the tax authority that shows your RFC (constancia de situación fiscal).',
    es: 'El documento del SAT que muestra su RFC.',
    'pt-BR': 'O documento da autoridade fiscal que mostra seu RFC (constancia de situación fiscal).',
  },
  rfc_document_of_form: {
    en: 'You have already uploaded it with your company data; you can replace it here.',
    es: 'Ya la cargó con los datos de su empresa; aquí puede reemplazarla.',
    'pt-BR': 'Você já o enviou com os dados da empresa; aqui pode substituí-lo.',
  },
  cfi_hint: {
    en: 'How your company will use the invoice. P01 belongs to the former CFDI 3.3: the invoice may be issued with the use that has replaced it.',
    es: 'El uso que su empresa dará a la factura. P01 corresponde al anterior CFDI 3.3: la factura puede emitirse con el uso que lo reemplazó.',
    'pt-BR':
      'Como sua empresa usará a fatura. P01 pertence ao antigo CFDI 3.3: a fatura pode ser emitida com o uso que o substituiu.',
  },
  terms: {
    en: 'I accept the terms of payment',
    es: 'Acepto las condiciones de pago',
    'pt-BR': 'Aceito as condições de pagamento',
  },
  terms_link: { en: 'Read the terms', es: 'Leer las condiciones', 'pt-BR': 'Ler as condições' },
  submit: { en: 'Save and continue', es: 'Guardar y continuar', 'pt-BR': 'Salvar e continuar' },
} as const satisfies Record<string, Words>;

export const FIELD_LABELS: Readonly<Record<Exclude<ReferencePart, 'tax_id' | 'postal_code' | 'state'>, Words>> = {
  company_name: { en: 'Company name', es: 'Razón social', 'pt-BR': 'Razão social' },
  tax_id_type: { en: 'Tax ID type', es: 'Tipo de identificación fiscal', 'pt-BR': 'Tipo de identificação fiscal' },
  rfc_document: { en: 'RFC document', es: 'Constancia de Situación Fiscal (CSF)', 'pt-BR': 'Documento do RFC' },
  address: { en: 'Address', es: 'Dirección', 'pt-BR': 'Endereço' },
  city: { en: 'City', es: 'Ciudad', 'pt-BR': 'Cidade' },
  phone: { en: 'Phone', es: 'Teléfono', 'pt-BR': 'Telefone' },
  mobile_phone: { en: 'Mobile phone', es: 'Teléfono móvil', 'pt-BR': 'Celular' },
  person_name: {
    en: 'Name of the person in charge of the payment',
    es: 'Nombre de la persona encargada del pago',
    'pt-BR': 'Nome da pessoa responsável pelo pagamento',
  },
  position: { en: 'Position', es: 'Cargo', 'pt-BR': 'Cargo' },
  email: { en: 'Email', es: 'Correo', 'pt-BR': 'E-mail' },
  method: { en: 'Payment method', es: 'Forma de pago', 'pt-BR': 'Forma de pagamento' },
  cfi: { en: 'CFI', es: 'Uso del CFDI', 'pt-BR': 'Uso do CFDI' },
  terms_accepted: { en: 'Terms', es: 'Condiciones', 'pt-BR': 'Condições' },
};
