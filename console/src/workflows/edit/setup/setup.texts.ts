import type { Words } from '@homologa/domain/language/locales';

export const SETUP = {
  rowsTitle: {
    en: 'Keep the supplier in the table? || Keep the {count} suppliers in the table?',
    es: '¿Conservar el proveedor de la tabla? || ¿Conservar los {count} proveedores de la tabla?',
    'pt-BR': 'Manter o fornecedor da tabela? || Manter os {count} fornecedores da tabela?',
  },
  rowsText: {
    en: 'When investigating, suppliers are usually added after the launch. Those you keep stay in the table: the launch requests a report about each of them and invites nobody.',
    es: 'En una investigación, los proveedores se agregan normalmente después del lanzamiento. Los que conserve siguen en la tabla: el lanzamiento solicita un informe sobre cada uno y no invita a nadie.',
    'pt-BR':
      'Em uma investigação, os fornecedores normalmente são adicionados após o lançamento. Os que você mantiver continuam na tabela: o lançamento solicita um relatório sobre cada um e não convida ninguém.',
  },
  keepRows: { en: 'Keep them', es: 'Conservar', 'pt-BR': 'Manter' },
  removeRows: { en: 'Remove them', es: 'Quitar', 'pt-BR': 'Remover' },
  notBought: {
    en: '{product} is not enabled for your company, so this workflow cannot be launched.',
    es: '{product} no está habilitado para su empresa, por lo que este flujo no se puede lanzar.',
    'pt-BR': '{product} não está habilitado para a sua empresa, portanto este fluxo não pode ser lançado.',
  },
  chooseOther: {
    en: 'Choose another type of workflow or report, or',
    es: 'Elija otro tipo de flujo o de informe, o',
    'pt-BR': 'Escolha outro tipo de fluxo ou de relatório, ou',
  },
  contact: {
    en: 'contact us to enable it',
    es: 'contáctenos para habilitarlo',
    'pt-BR': 'fale conosco para habilitá-lo',
  },
  contactAlone: {
    en: 'Contact us to enable it',
    es: 'Contáctenos para habilitarlo',
    'pt-BR': 'Fale conosco para habilitá-lo',
  },
} satisfies Record<string, Words>;
