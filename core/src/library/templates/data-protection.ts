import { choice, file, section, several, type Template, text, when, words, yesNo } from '../template';

export const DATA_PROTECTION: Template = {
  key: 'data_protection',
  version: 1,
  title: words('Data protection', 'Protección de datos', 'Proteção de dados'),
  description: words(
    'Personal data that a supplier handles for its client, its security, and incidents. A model, not legal advice.',
    'Datos personales que el proveedor trata para su cliente, su seguridad e incidentes. Es un modelo, no asesoría legal.',
    'Dados pessoais que o fornecedor trata para o cliente, sua segurança e incidentes. É um modelo, não assessoria jurídica.',
  ),
  items: [
    section('scope', words('Personal data', 'Datos personales', 'Dados pessoais'), 2),
    yesNo(
      'handles',
      words(
        'Will your company handle personal data for us?',
        '¿Su empresa tratará datos personales por cuenta nuestra?',
        'Sua empresa tratará dados pessoais em nosso nome?',
      ),
      [3, 5],
    ),
    several(
      'whose',
      words('Whose data?', '¿De quiénes son los datos?', 'De quem são os dados?'),
      [
        [words('Our customers', 'Nuestros clientes', 'Nossos clientes'), 0],
        [words('Our employees', 'Nuestros empleados', 'Nossos funcionários'), 0],
        [words('Children or adolescents', 'Niños o adolescentes', 'Crianças ou adolescentes'), -2],
        [words('Contacts at companies only', 'Solo contactos de empresas', 'Somente contatos de empresas'), 2],
      ],
      { showIf: when('handles', 1) },
    ),
    yesNo(
      'sensitive',
      words(
        'Does it include sensitive data, such as health, biometrics or beliefs?',
        '¿Incluye datos sensibles, como salud, biometría o creencias?',
        'Inclui dados sensíveis, como saúde, biometria ou crenças?',
      ),
      [0, 5],
      { showIf: when('handles', 1) },
    ),
    text(
      'country',
      words(
        'In which country are the data stored?',
        '¿En qué país se almacenan los datos?',
        'Em que país os dados são armazenados?',
      ),
      { format: { kind: 'country' }, showIf: when('handles', 1) },
    ),
    section('duties', words('Responsibility', 'Responsabilidad', 'Responsabilidade'), 3),
    yesNo(
      'officer',
      words(
        'Has your company named a person in charge of data protection?',
        '¿Su empresa designó a un responsable de protección de datos?',
        'Sua empresa nomeou um encarregado de proteção de dados?',
      ),
      [5, 0],
    ),
    text('officer_email', words('E-mail of this person', 'Correo electrónico de esa persona', 'E-mail dessa pessoa'), {
      format: { kind: 'email' },
      showIf: when('officer', 1),
    }),
    yesNo(
      'register',
      words(
        'Do you keep a record of your processing of personal data?',
        '¿Lleva un registro de sus tratamientos de datos personales?',
        'Mantém um registro das operações de tratamento de dados pessoais?',
      ),
      [5, 0],
    ),
    yesNo(
      'rights',
      words(
        'Is there a procedure for requests of persons to see, correct or delete their data?',
        '¿Existe un procedimiento para solicitudes de acceso, corrección o eliminación?',
        'Existe um procedimento para pedidos de acesso, correção ou exclusão?',
      ),
      [5, 0],
    ),
    yesNo(
      'processors',
      words(
        'Do you hand personal data on to other companies?',
        '¿Entrega datos personales a otras empresas?',
        'Repassa dados pessoais a outras empresas?',
      ),
      [2, 5],
    ),
    yesNo(
      'processors_contract',
      words(
        'Do contracts bind all of them to the same duties?',
        '¿Los contratos obligan a todas a los mismos deberes?',
        'Os contratos obrigam todas aos mesmos deveres?',
      ),
      [5, 0],
      { showIf: when('processors', 1) },
    ),
    section('security', words('Security and incidents', 'Seguridad e incidentes', 'Segurança e incidentes'), 4),
    several(
      'measures',
      words('Which measures protect the data?', '¿Qué medidas protegen los datos?', 'Que medidas protegem os dados?'),
      [
        [
          words(
            'Encryption at rest and in transit',
            'Cifrado en reposo y en tránsito',
            'Criptografia em repouso e em trânsito',
          ),
          3,
        ],
        [words('Second factor at sign-in', 'Segundo factor al iniciar sesión', 'Segundo fator no login'), 3],
        [
          words(
            'Rights by role, reviewed yearly',
            'Permisos por rol, revisados cada año',
            'Permissões por função, revisadas todo ano',
          ),
          2,
        ],
        [words('Tested backups', 'Copias de seguridad probadas', 'Backups testados'), 2],
      ],
    ),
    yesNo(
      'certified',
      words(
        'Is your information security certified (for example ISO 27001)?',
        '¿Su seguridad de la información está certificada (por ejemplo ISO 27001)?',
        'Sua segurança da informação é certificada (por exemplo ISO 27001)?',
      ),
      [5, 0],
    ),
    file('certificate', words('Upload the certificate.', 'Adjunte el certificado.', 'Anexe o certificado.'), {
      showIf: when('certified', 1),
    }),
    text('certificate_until', words('Valid until', 'Válido hasta', 'Válido até'), {
      format: { kind: 'date' },
      showIf: when('certified', 1),
    }),
    choice(
      'notice',
      words(
        'Within which time would you tell us about an incident with our data?',
        '¿En qué plazo nos avisaría de un incidente con nuestros datos?',
        'Em que prazo nos avisaria de um incidente com nossos dados?',
      ),
      [
        [words('24 hours', '24 horas', '24 horas'), 5],
        [words('3 business days', '3 días hábiles', '3 dias úteis'), 3],
        [words('No fixed time', 'Sin plazo fijo', 'Sem prazo definido'), 0],
      ],
    ),
    yesNo(
      'incidents',
      words(
        'Has there been an incident with personal data in the last two years?',
        '¿Hubo algún incidente con datos personales en los últimos dos años?',
        'Houve algum incidente com dados pessoais nos últimos dois anos?',
      ),
      [0, 5],
    ),
    text(
      'incidents_what',
      words(
        'What happened, and what was changed since?',
        '¿Qué ocurrió y qué se cambió desde entonces?',
        'O que aconteceu e o que mudou desde então?',
      ),
      { format: { kind: 'long_text', max_length: 4000 }, showIf: when('incidents', 1) },
    ),
  ],
};
