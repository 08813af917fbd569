import type { Words } from '@homologa/domain/language/locales';

export const OTHER_DEVICE = {
  send: {
    en: 'Continue on another device',
    es: 'Continuar en otro dispositivo',
    'pt-BR': 'Continuar em outro dispositivo',
  },
  qr: { en: 'Show a QR code', es: 'Mostrar un código QR', 'pt-BR': 'Mostrar um código QR' },
  qr_label: {
    en: 'QR code of your link',
    es: 'Código QR de su enlace',
    'pt-BR': 'Código QR do seu link',
  },
  qr_hint: {
    en: 'Point the camera of the other device at it. That device asks once for a code by email; what you have saved is there.',
    es: 'Apúntele con la cámara del otro dispositivo. Ese dispositivo pide una vez un código por correo; lo que guardó está ahí.',
    'pt-BR':
      'Aponte a câmera do outro dispositivo para ele. Esse dispositivo pede uma vez um código por e-mail; o que você salvou está lá.',
  },
  sent: {
    en: 'We are emailing the link to {email}. Open it on the other device: what you have saved is there. That device asks once for a code, and this one may then do so too.',
    es: 'Le enviamos el enlace a {email}. Ábralo en el otro dispositivo: lo que guardó está ahí. Ese dispositivo pide una vez un código, y después puede pedirlo también este.',
    'pt-BR':
      'Estamos enviando o link para {email}. Abra-o no outro dispositivo: o que você salvou está lá. Esse dispositivo pede uma vez um código, e depois este também pode pedir.',
  },
} as const satisfies Record<string, Words>;
