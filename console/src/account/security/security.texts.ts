import type { Words } from '@homologa/domain/language/locales';

export const SECURITY = {
  factor: { en: 'Second factor', es: 'Segundo factor', 'pt-BR': 'Segundo fator' },
  factorHint: {
    en: 'Beside your password, logging in then takes a code of your phone or a passkey, so that a stolen password alone opens nothing.',
    es: 'Además de la contraseña, para iniciar sesión hará falta un código de su teléfono o una llave de acceso: una contraseña robada no bastará.',
    'pt-BR':
      'Além da senha, para entrar será preciso um código do seu telefone ou uma chave de acesso: uma senha roubada, sozinha, não abrirá nada.',
  },
  isRequired: {
    en: 'A second factor is required of you.',
    es: 'Se le exige un segundo factor.',
    'pt-BR': 'Um segundo fator é exigido de você.',
  },
  dueTitle: {
    en: 'Set up your second factor',
    es: 'Configure su segundo factor',
    'pt-BR': 'Configure o seu segundo fator',
  },
  dueText: {
    en: 'It is required for your account. Choose one of the two ways to go on.',
    es: 'Es obligatorio para su cuenta. Elija una de las dos formas para continuar.',
    'pt-BR': 'Ele é obrigatório para a sua conta. Escolha uma das duas formas para continuar.',
  },
  app: { en: 'Authenticator app', es: 'Aplicación de autenticación', 'pt-BR': 'Aplicativo autenticador' },
  appNone: {
    en: 'An app on your phone that shows a new code every 30 seconds.',
    es: 'Una aplicación de su teléfono que muestra un código nuevo cada 30 segundos.',
    'pt-BR': 'Um aplicativo do seu telefone que mostra um novo código a cada 30 segundos.',
  },
  since: { en: 'Since {date}', es: 'Desde {date}', 'pt-BR': 'Desde {date}' },
  setUpApp: {
    en: 'Set up an authenticator app',
    es: 'Configurar una aplicación',
    'pt-BR': 'Configurar um aplicativo',
  },
  scan: {
    en: 'Scan this picture with your authenticator app.',
    es: 'Escanee esta imagen con su aplicación de autenticación.',
    'pt-BR': 'Escaneie esta imagem com o seu aplicativo autenticador.',
  },
  picture: {
    en: 'QR code for the authenticator app',
    es: 'Código QR para la aplicación de autenticación',
    'pt-BR': 'Código QR para o aplicativo autenticador',
  },
  typeKey: {
    en: 'Or enter this key by hand:',
    es: 'O ingrese esta clave a mano:',
    'pt-BR': 'Ou digite esta chave:',
  },
  copyKey: { en: 'Copy the key', es: 'Copiar la clave', 'pt-BR': 'Copiar a chave' },
  openApp: { en: 'Open in the app', es: 'Abrir en la aplicación', 'pt-BR': 'Abrir no aplicativo' },
  firstCode: {
    en: 'Code that the app shows',
    es: 'Código que muestra la aplicación',
    'pt-BR': 'Código que o aplicativo mostra',
  },
  setUp: { en: 'Set up', es: 'Configurar', 'pt-BR': 'Configurar' },
  remove: { en: 'Remove', es: 'Quitar', 'pt-BR': 'Remover' },
  removeNamed: { en: 'Remove {name}', es: 'Quitar {name}', 'pt-BR': 'Remover {name}' },
  removeTitle: { en: 'Remove {name}?', es: '¿Quitar {name}?', 'pt-BR': 'Remover {name}?' },
  removeText: {
    en: 'Without any second factor, your password alone opens your account.',
    es: 'Sin ningún segundo factor, su contraseña sola abre su cuenta.',
    'pt-BR': 'Sem nenhum segundo fator, a sua senha sozinha abre a sua conta.',
  },
  removed: { en: '{name} was removed', es: 'Se quitó {name}', 'pt-BR': '{name} foi removido' },
  passkeys: { en: 'Passkeys', es: 'Llaves de acceso', 'pt-BR': 'Chaves de acesso' },
  passkeysNone: {
    en: 'A key in your device or on a stick, which you open by finger, face or PIN.',
    es: 'Una llave en su dispositivo o en una memoria USB, que se abre con la huella, el rostro o un PIN.',
    'pt-BR': 'Uma chave no seu dispositivo ou em um token USB, aberta com a digital, o rosto ou um PIN.',
  },
  passkeyName: { en: 'Passkey {name}', es: 'Llave de acceso {name}', 'pt-BR': 'Chave de acesso {name}' },
  lastUsed: { en: 'last used {date}', es: 'usada por última vez {date}', 'pt-BR': 'usada pela última vez {date}' },
  addPasskey: { en: 'Add a passkey', es: 'Agregar una llave de acceso', 'pt-BR': 'Adicionar uma chave de acesso' },
  nameOfPasskey: {
    en: 'Name, such as the device',
    es: 'Nombre, por ejemplo el dispositivo',
    'pt-BR': 'Nome, por exemplo o dispositivo',
  },
  add: { en: 'Add', es: 'Agregar', 'pt-BR': 'Adicionar' },
  noPasskeys: {
    en: 'This browser cannot use passkeys.',
    es: 'Este navegador no puede usar llaves de acceso.',
    'pt-BR': 'Este navegador não consegue usar chaves de acesso.',
  },
  passkeyCancelled: {
    en: 'No passkey was made. The device may have one for this account already.',
    es: 'No se creó ninguna llave de acceso. Es posible que el dispositivo ya tenga una para esta cuenta.',
    'pt-BR': 'Nenhuma chave de acesso foi criada. O dispositivo talvez já tenha uma para esta conta.',
  },
  added: {
    en: 'Your second factor is set up',
    es: 'Su segundo factor está listo',
    'pt-BR': 'O seu segundo fator está pronto',
  },
  codes: { en: 'Recovery codes', es: 'Códigos de recuperación', 'pt-BR': 'Códigos de recuperação' },
  codesLeft: {
    en: '{count} code left || {count} codes left',
    es: 'Queda {count} código || Quedan {count} códigos',
    'pt-BR': 'Resta {count} código || Restam {count} códigos',
  },
  codesText: {
    en: 'Each of these codes stands in once for your second factor, if you lose it. They are shown only now: print them or keep them in a safe place.',
    es: 'Cada uno de estos códigos reemplaza una vez a su segundo factor, si lo pierde. Solo se muestran ahora: imprímalos o guárdelos en un lugar seguro.',
    'pt-BR':
      'Cada um destes códigos substitui uma vez o seu segundo fator, se você o perder. Eles são mostrados apenas agora: imprima-os ou guarde-os em um lugar seguro.',
  },
  copyCodes: { en: 'Copy the codes', es: 'Copiar los códigos', 'pt-BR': 'Copiar os códigos' },
  print: { en: 'Print', es: 'Imprimir', 'pt-BR': 'Imprimir' },
  kept: { en: 'I have kept them', es: 'Ya los guardé', 'pt-BR': 'Já os guardei' },
  newCodes: { en: 'Make new codes', es: 'Generar códigos nuevos', 'pt-BR': 'Gerar novos códigos' },
  newCodesText: {
    en: 'The codes you have no longer work then.',
    es: 'Los códigos que tiene dejarán de funcionar.',
    'pt-BR': 'Os códigos que você tem deixarão de funcionar.',
  },
  sessions: { en: 'Where you are logged in', es: 'Dónde tiene la sesión abierta', 'pt-BR': 'Onde você está conectado' },
  thisSession: { en: 'This session', es: 'Esta sesión', 'pt-BR': 'Esta sessão' },
  device: { en: '{browser} on {system}', es: '{browser} en {system}', 'pt-BR': '{browser} em {system}' },
  unknownDevice: { en: 'Unknown device', es: 'Dispositivo desconocido', 'pt-BR': 'Dispositivo desconhecido' },
  ofStaff: {
    en: "The provider's staff, as you",
    es: 'El personal del proveedor del servicio, en su nombre',
    'pt-BR': 'A equipe do provedor, como você',
  },
  ofLink: { en: 'by a link of one onboarding', es: 'por el enlace de un proceso', 'pt-BR': 'pelo link de um processo' },
  openedAt: { en: 'logged in {date}', es: 'inicio {date}', 'pt-BR': 'entrada {date}' },
  seenAt: { en: 'last used {date}', es: 'último uso {date}', 'pt-BR': 'último uso {date}' },
  endsAt: { en: 'ends {date} at the latest', es: 'termina a más tardar {date}', 'pt-BR': 'termina no máximo {date}' },
  endSession: { en: 'Log out', es: 'Cerrar sesión', 'pt-BR': 'Encerrar' },
  endSessionOf: {
    en: 'Log out {device}',
    es: 'Cerrar la sesión de {device}',
    'pt-BR': 'Encerrar a sessão de {device}',
  },
  endOthers: { en: 'Log out all others', es: 'Cerrar todas las demás', 'pt-BR': 'Encerrar todas as outras' },
  ended: { en: 'Logged out', es: 'Sesión cerrada', 'pt-BR': 'Sessão encerrada' },
  policy: {
    en: 'Require a second factor of all users of the company',
    es: 'Exigir un segundo factor a todos los usuarios de la empresa',
    'pt-BR': 'Exigir um segundo fator de todos os usuários da empresa',
  },
  policyWithout: {
    en: '{count} user has none yet and sets one up with the next page. || {count} users have none yet and set one up with the next page.',
    es: '{count} usuario aún no tiene y lo configurará en la próxima página. || {count} usuarios aún no tienen y lo configurarán en la próxima página.',
    'pt-BR':
      '{count} usuário ainda não tem um e o configurará na próxima página. || {count} usuários ainda não têm um e o configurarão na próxima página.',
  },
  policyAsk: {
    en: '{count} user has none yet and will have to set one up before going on. || {count} users have none yet and will have to set one up before going on.',
    es: '{count} usuario aún no tiene y deberá configurarlo antes de continuar. || {count} usuarios aún no tienen y deberán configurarlo antes de continuar.',
    'pt-BR':
      '{count} usuário ainda não tem um e terá de configurá-lo antes de continuar. || {count} usuários ainda não têm um e terão de configurá-lo antes de continuar.',
  },
  policyConfirm: { en: 'Require it', es: 'Exigirlo', 'pt-BR': 'Exigir' },
  goOn: { en: 'Continue', es: 'Continuar', 'pt-BR': 'Continuar' },
} as const satisfies Record<string, Words>;
