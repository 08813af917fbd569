import type { Words } from '../language/locales';
import type { BirLabel, BirSectionId, ListSectionId } from './bir-form';
import type { BirChoice } from './choices';
import type { BirFormFileKind } from './form-files';

export const BIR_SECTION_WORDS: Readonly<Record<BirSectionId, Words>> = {
  identity: { en: 'Company identity', es: 'Identidad de la empresa', 'pt-BR': 'Identidade da empresa' },
  registration: {
    en: 'Legal form and registration',
    es: 'Forma jurídica y registro',
    'pt-BR': 'Natureza jurídica e registro',
  },
  addresses: { en: 'Addresses', es: 'Domicilios', 'pt-BR': 'Endereços' },
  owners: { en: 'Owners and shareholders', es: 'Propietarios y accionistas', 'pt-BR': 'Sócios e acionistas' },
  management: { en: 'Management', es: 'Directivos', 'pt-BR': 'Administração' },
  activity: { en: 'Activity and employees', es: 'Actividad y empleados', 'pt-BR': 'Atividade e funcionários' },
  banks: { en: 'Banks', es: 'Bancos', 'pt-BR': 'Bancos' },
  references: { en: 'Trade references', es: 'Referencias comerciales', 'pt-BR': 'Referências comerciais' },
  financials: { en: 'Financial figures', es: 'Cifras financieras', 'pt-BR': 'Dados financeiros' },
};

export const BIR_ROW_WORDS: Readonly<Record<ListSectionId, Words>> = {
  owners: { en: 'Owner {number}', es: 'Propietario {number}', 'pt-BR': 'Sócio {number}' },
  management: { en: 'Manager {number}', es: 'Directivo {number}', 'pt-BR': 'Administrador {number}' },
  banks: { en: 'Bank {number}', es: 'Banco {number}', 'pt-BR': 'Banco {number}' },
  references: { en: 'Reference {number}', es: 'Referencia {number}', 'pt-BR': 'Referência {number}' },
};

/** Message for a list with too few rows; {count} is the number of missing rows. */
export const BIR_MORE_ROWS_WORDS = {
  more: { en: '{title}: {count} more', es: '{title}: agregue {count} más', 'pt-BR': '{title}: mais {count}' },
} satisfies Record<string, Words>;

export const BIR_HINT_WORDS: Readonly<Partial<Record<BirLabel, Words>>> = {
  company_name: {
    en: 'As it stands in the articles of incorporation.',
    es: 'Como figura en la escritura o acta de constitución.',
    'pt-BR': 'Como consta no contrato social.',
  },
  trade_name: {
    en: 'The name your clients know, if it is another one.',
    es: 'El nombre que conocen sus clientes, si es otro.',
    'pt-BR': 'O nome que seus clientes conhecem, se for outro.',
  },
  duns_number: {
    en: 'Nine digits. Leave it empty if you have none.',
    es: 'Nueve dígitos. Déjelo vacío si no tiene.',
    'pt-BR': 'Nove dígitos. Deixe em branco se não tiver.',
  },
  incorporation_date: {
    en: 'The day on which the company was founded.',
    es: 'El día en que se constituyó la empresa.',
    'pt-BR': 'O dia em que a empresa foi constituída.',
  },
  commercial_folio: {
    en: 'The folio mercantil stands on the boleta de inscripción.',
    es: 'El folio mercantil figura en la boleta de inscripción.',
    'pt-BR': 'O folio mercantil consta na boleta de inscripción.',
  },
  tax_regime_mexico: {
    en: 'As on your Constancia de Situación Fiscal, for example 601 General de Ley.',
    es: 'Como en su Constancia de Situación Fiscal, por ejemplo 601 General de Ley.',
    'pt-BR': 'Como na sua Constancia de Situación Fiscal, por exemplo 601 General de Ley.',
  },
  commercial_board: { en: 'For example JUCESP.', es: 'Por ejemplo, JUCESP.', 'pt-BR': 'Por exemplo, JUCESP.' },
  nire: {
    en: 'Eleven digits, on the contrato social or its certificate.',
    es: 'Once dígitos, en el contrato social o su certificado.',
    'pt-BR': 'Onze dígitos, no contrato social ou em sua certidão.',
  },
  igj_number: {
    en: 'As it stands on the certificate of registration.',
    es: 'Como figura en la constancia de inscripción.',
    'pt-BR': 'Como consta no comprovante de inscrição.',
  },
  sunarp_entry: {
    en: 'Usually eight digits, for example 11012345.',
    es: 'Normalmente ocho dígitos, por ejemplo 11012345.',
    'pt-BR': 'Normalmente oito dígitos, por exemplo 11012345.',
  },
  commerce_registry: {
    en: 'The registry and its city, for example Conservador de Santiago.',
    es: 'El registro y su ciudad, por ejemplo Conservador de Santiago.',
    'pt-BR': 'O registro e sua cidade, por exemplo Conservador de Santiago.',
  },
  operations_street: {
    en: 'Where the work is done: plant, warehouse or office.',
    es: 'Donde se trabaja: planta, almacén u oficina.',
    'pt-BR': 'Onde se trabalha: fábrica, depósito ou escritório.',
  },
  share: {
    en: 'From 0 to 100. All owners together are at most 100.',
    es: 'De 0 a 100. Todos los propietarios juntos suman 100 como máximo.',
    'pt-BR': 'De 0 a 100. Todos os sócios juntos somam no máximo 100.',
  },
  ultimate_owner: {
    en: 'A person who in the end owns or controls the company.',
    es: 'Una persona que en última instancia es dueña de la empresa o la controla.',
    'pt-BR': 'Uma pessoa que, em última instância, possui ou controla a empresa.',
  },
  legal_representative: {
    en: 'May sign for the company.',
    es: 'Puede firmar en nombre de la empresa.',
    'pt-BR': 'Pode assinar em nome da empresa.',
  },
  main_activity: {
    en: 'In your own words: what the company does for a living.',
    es: 'Con sus propias palabras: a qué se dedica la empresa.',
    'pt-BR': 'Com suas próprias palavras: o que a empresa faz.',
  },
  employees: {
    en: 'People on the payroll today.',
    es: 'Personas en la nómina actual.',
    'pt-BR': 'Pessoas na folha de pagamento hoje.',
  },
  import_countries: {
    en: 'The countries, separated by commas.',
    es: 'Los países, separados por comas.',
    'pt-BR': 'Os países, separados por vírgulas.',
  },
  export_countries: {
    en: 'The countries, separated by commas.',
    es: 'Los países, separados por comas.',
    'pt-BR': 'Os países, separados por vírgulas.',
  },
  main_clients: {
    en: 'One per line, the most important first.',
    es: 'Uno por línea, el más importante primero.',
    'pt-BR': 'Um por linha, o mais importante primeiro.',
  },
  credit_terms: { en: 'For example 30 days.', es: 'Por ejemplo, 30 días.', 'pt-BR': 'Por exemplo, 30 dias.' },
  balance_sheet_date: {
    en: 'The last day that the figures cover.',
    es: 'El último día que abarcan las cifras.',
    'pt-BR': 'O último dia que os valores abrangem.',
  },
  ebit: {
    en: 'Before interest and taxes. A loss has a minus sign.',
    es: 'Antes de intereses e impuestos. Una pérdida lleva signo menos.',
    'pt-BR': 'Antes de juros e impostos. Prejuízo leva sinal de menos.',
  },
  revenue: {
    en: 'Sales of the fiscal year, without taxes, in whole units.',
    es: 'Ventas del ejercicio, sin impuestos, en unidades enteras.',
    'pt-BR': 'Vendas do exercício, sem impostos, em unidades inteiras.',
  },
};

export const BIR_CHOICE_WORDS: Readonly<Record<BirChoice, Words>> = {
  owned: { en: 'Owned', es: 'Propias', 'pt-BR': 'Próprias' },
  rented: { en: 'Rented', es: 'Alquiladas', 'pt-BR': 'Alugadas' },
  lent: { en: 'Lent', es: 'Cedidas', 'pt-BR': 'Cedidas' },
  person: { en: 'Person', es: 'Persona', 'pt-BR': 'Pessoa física' },
  company: { en: 'Company', es: 'Empresa', 'pt-BR': 'Pessoa jurídica' },
  checking: { en: 'Checking account', es: 'Cuenta corriente o de cheques', 'pt-BR': 'Conta corrente' },
  savings: { en: 'Savings account', es: 'Cuenta de ahorro', 'pt-BR': 'Conta poupança' },
  credit: { en: 'Loan or credit line', es: 'Préstamo o línea de crédito', 'pt-BR': 'Empréstimo ou linha de crédito' },
  other_account: { en: 'Other', es: 'Otra', 'pt-BR': 'Outra' },
  supplier: { en: 'Supplier of ours', es: 'Proveedor nuestro', 'pt-BR': 'Nosso fornecedor' },
  client: { en: 'Client of ours', es: 'Cliente nuestro', 'pt-BR': 'Nosso cliente' },
  other_relation: { en: 'Other', es: 'Otra', 'pt-BR': 'Outra' },
  simples_nacional: { en: 'Simples Nacional', es: 'Simples Nacional', 'pt-BR': 'Simples Nacional' },
  lucro_presumido: { en: 'Lucro presumido', es: 'Lucro presumido', 'pt-BR': 'Lucro presumido' },
  lucro_real: { en: 'Lucro real', es: 'Lucro real', 'pt-BR': 'Lucro real' },
  mei: { en: 'MEI', es: 'MEI', 'pt-BR': 'MEI' },
  other: { en: 'Other', es: 'Otra', 'pt-BR': 'Outra' },
};

export const BIR_YES_NO_WORDS = {
  yes: { en: 'Yes', es: 'Sí', 'pt-BR': 'Sim' },
  no: { en: 'No', es: 'No', 'pt-BR': 'Não' },
} as const satisfies Record<string, Words>;

export const BIR_FILE_WORDS: Readonly<Record<BirFormFileKind, Words>> = {
  articles_of_incorporation: {
    en: 'Articles of incorporation',
    es: 'Escritura o acta de constitución',
    'pt-BR': 'Contrato ou estatuto social',
  },
  tax_certificate: {
    en: 'Tax certificate',
    es: 'Constancia de inscripción fiscal',
    'pt-BR': 'Comprovante de inscrição fiscal',
  },
  financial_statements: { en: 'Financial statements', es: 'Estados financieros', 'pt-BR': 'Demonstrações financeiras' },
  owner_documents: {
    en: 'Identity documents of the owners',
    es: 'Documentos de identidad de los propietarios',
    'pt-BR': 'Documentos de identidade dos sócios',
  },
  additional: { en: 'Other files', es: 'Otros archivos', 'pt-BR': 'Outros arquivos' },
};
