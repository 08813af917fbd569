export const ADDRESS = {
  action: {
    en: 'Change e-mail and send again…',
    es: 'Cambiar el correo y reenviar…',
    'pt-BR': 'Alterar o e-mail e reenviar…',
  },
  correctMany: { en: 'Correct e-mails', es: 'Corregir correos', 'pt-BR': 'Corrigir e-mails' },
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
} as const;
