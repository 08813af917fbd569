import type { Words } from '@homologa/domain/language/locales';

export const FACTOR = {
  title: { en: 'Confirm that it is you', es: 'Confirme que es usted', 'pt-BR': 'Confirme que é você' },
  appLead: {
    en: 'Enter the code that your authenticator app shows now.',
    es: 'Ingrese el código que muestra ahora su aplicación de autenticación.',
    'pt-BR': 'Informe o código que o seu aplicativo autenticador mostra agora.',
  },
  recoveryLead: {
    en: 'Enter one of your recovery codes. It works once.',
    es: 'Ingrese uno de sus códigos de recuperación. Funciona una sola vez.',
    'pt-BR': 'Informe um dos seus códigos de recuperação. Ele funciona uma única vez.',
  },
  passkeyLead: {
    en: 'Use the passkey of this device or your security key.',
    es: 'Use la llave de acceso de este dispositivo o su llave de seguridad.',
    'pt-BR': 'Use a chave de acesso deste dispositivo ou a sua chave de segurança.',
  },
  passwordLead: {
    en: 'What you are about to do needs your password again.',
    es: 'Lo que va a hacer requiere de nuevo su contraseña.',
    'pt-BR': 'O que você vai fazer exige novamente a sua senha.',
  },
  code: { en: 'Code', es: 'Código', 'pt-BR': 'Código' },
  recoveryCode: { en: 'Recovery code', es: 'Código de recuperación', 'pt-BR': 'Código de recuperação' },
  confirm: { en: 'Confirm', es: 'Confirmar', 'pt-BR': 'Confirmar' },
  byPasskey: { en: 'Use a passkey', es: 'Usar una llave de acceso', 'pt-BR': 'Usar uma chave de acesso' },
  byApp: {
    en: 'Use the authenticator app',
    es: 'Usar la aplicación de autenticación',
    'pt-BR': 'Usar o aplicativo autenticador',
  },
  byRecovery: {
    en: 'Use a recovery code',
    es: 'Usar un código de recuperación',
    'pt-BR': 'Usar um código de recuperação',
  },
  cancelled: {
    en: 'The passkey was not used. Please try again or choose another way.',
    es: 'No se usó la llave de acceso. Inténtelo de nuevo o elija otra forma.',
    'pt-BR': 'A chave de acesso não foi usada. Tente novamente ou escolha outra forma.',
  },
  lost: {
    en: 'Lost your device and the recovery codes? An admin of your company, or we, can reset your second factor.',
    es: '¿Perdió su dispositivo y los códigos de recuperación? Un administrador de su empresa o nosotros podemos restablecer su segundo factor.',
    'pt-BR':
      'Perdeu o dispositivo e os códigos de recuperação? Um administrador da sua empresa, ou nós, podemos redefinir o seu segundo fator.',
  },
  back: { en: 'Back', es: 'Volver', 'pt-BR': 'Voltar' },
} as const satisfies Record<string, Words>;
