import type { Words } from '@homologa/domain/language/locales';
import type { AddressRefusal } from '@homologa/domain/suppliers/addresses/address-rules';

export const ADDRESS = {
  action: {
    en: 'Change e-mail and send again…',
    es: 'Cambiar el correo y reenviar…',
    'pt-BR': 'Alterar o e-mail e reenviar…',
  },
  title: {
    en: 'Send the invitation to another e-mail',
    es: 'Enviar la invitación a otro correo',
    'pt-BR': 'Enviar o convite a outro e-mail',
  },
  text: {
    en: 'The invitation of {name} could not be delivered. It is sent to this address; links mailed before stop working.',
    es: 'No se pudo entregar la invitación de {name}. Se enviará a esta dirección; los enlaces enviados antes dejarán de funcionar.',
    'pt-BR':
      'Não foi possível entregar o convite de {name}. Ele será enviado a este endereço; os links enviados antes deixarão de funcionar.',
  },
  label: { en: 'E-mail', es: 'Correo electrónico', 'pt-BR': 'E-mail' },
  hint: {
    en: 'Separate several addresses with commas.',
    es: 'Separe varias direcciones con comas.',
    'pt-BR': 'Separe vários endereços com vírgulas.',
  },
  confirm: { en: 'Change and send', es: 'Cambiar y enviar', 'pt-BR': 'Alterar e enviar' },
  refusals: {
    not_found: {
      en: 'This supplier is no longer here.',
      es: 'Este proveedor ya no está aquí.',
      'pt-BR': 'Este fornecedor não está mais aqui.',
    },
    workflow_not_active: {
      en: 'The workflow is not active.',
      es: 'El flujo de trabajo no está activo.',
      'pt-BR': 'O fluxo de trabalho não está ativo.',
    },
    invitation_not_possible: {
      en: 'This supplier cannot be invited.',
      es: 'No se puede invitar a este proveedor.',
      'pt-BR': 'Este fornecedor não pode ser convidado.',
    },
    invitation_not_failed: {
      en: 'The invitation has not failed.',
      es: 'La invitación no falló.',
      'pt-BR': 'O convite não falhou.',
    },
    email_invalid: {
      en: 'Enter a valid e-mail.',
      es: 'Escriba un correo válido.',
      'pt-BR': 'Digite um e-mail válido.',
    },
    email_unchanged: {
      en: 'The invitation was sent to this e-mail before. Enter another one.',
      es: 'La invitación ya se envió a este correo. Escriba otro.',
      'pt-BR': 'O convite já foi enviado a este e-mail. Digite outro.',
    },
    email_suppressed: {
      en: 'Earlier mail to this e-mail came back. Enter another one.',
      es: 'Un correo anterior a esta dirección fue devuelto. Escriba otra.',
      'pt-BR': 'Um e-mail anterior a este endereço voltou. Digite outro.',
    },
  } satisfies Record<AddressRefusal, Words>,
} as const;
