import { choice, file, section, several, type Template, text, when, words, yesNo } from '../template';

export const OCCUPATIONAL_SAFETY: Template = {
  key: 'occupational_safety',
  version: 1,
  title: words('Occupational safety', 'Seguridad y salud en el trabajo', 'Saúde e segurança no trabalho'),
  description: words(
    'Organisation, risky work, accidents and protection of workers. A model, not legal advice.',
    'Organización, trabajos de riesgo, accidentes y protección de los trabajadores. Es un modelo, no asesoría legal.',
    'Organização, trabalhos de risco, acidentes e proteção dos trabalhadores. É um modelo, não assessoria jurídica.',
  ),
  items: [
    section('organisation', words('Organisation', 'Organización', 'Organização'), 2),
    text(
      'workers',
      words(
        'How many people work for your company, including temporary staff?',
        '¿Cuántas personas trabajan en su empresa, incluido el personal temporal?',
        'Quantas pessoas trabalham na sua empresa, incluindo temporários?',
      ),
      { format: { kind: 'number', decimals: 0, min: 1, max: 1_000_000 } },
    ),
    yesNo(
      'system',
      words(
        'Is there a documented safety and health management system?',
        '¿Existe un sistema documentado de gestión de seguridad y salud?',
        'Existe um sistema documentado de gestão de saúde e segurança?',
      ),
      [5, 0],
    ),
    choice(
      'certified',
      words('Is the system certified?', '¿El sistema está certificado?', 'O sistema é certificado?'),
      [
        [words('ISO 45001', 'ISO 45001', 'ISO 45001'), 5],
        [words('Another certificate', 'Otro certificado', 'Outro certificado'), 3],
        [words('Not certified', 'No está certificado', 'Não é certificado'), 0],
      ],
      { showIf: when('system', 1) },
    ),
    file('certificate', words('Upload the certificate.', 'Adjunte el certificado.', 'Anexe o certificado.'), {
      showIf: { any: [when('certified', 1), when('certified', 2)] },
    }),
    yesNo(
      'committee',
      words(
        'Do workers elect a safety committee or representative?',
        '¿Los trabajadores eligen un comité o representante de seguridad?',
        'Os trabalhadores elegem uma comissão ou representante de segurança?',
      ),
      [4, 0],
    ),
    section('risks', words('Risky work', 'Trabajos de riesgo', 'Trabalhos de risco'), 3),
    several(
      'kinds',
      words(
        'Which risky work do your people do?',
        '¿Qué trabajos de riesgo realiza su personal?',
        'Que trabalhos de risco sua equipe realiza?',
      ),
      [
        [words('At heights', 'En altura', 'Em altura'), 0],
        [words('In confined spaces', 'En espacios confinados', 'Em espaços confinados'), 0],
        [words('With electricity', 'Con electricidad', 'Com eletricidade'), 0],
        [words('With hazardous substances', 'Con sustancias peligrosas', 'Com substâncias perigosas'), 0],
        [words('None of these', 'Ninguno de estos', 'Nenhum destes'), 3],
      ],
    ),
    yesNo(
      'permits',
      words(
        'Does risky work need a written permit each time?',
        '¿Los trabajos de riesgo requieren un permiso escrito cada vez?',
        'Os trabalhos de risco exigem permissão escrita a cada vez?',
      ),
      [5, 0],
      { showIf: { not: { question: 'kinds', is: 'contains', option: 'kinds.5' } } },
    ),
    yesNo(
      'assessment',
      words(
        'Were risks assessed in writing within the last year?',
        '¿Se evaluaron los riesgos por escrito en el último año?',
        'Os riscos foram avaliados por escrito no último ano?',
      ),
      [5, 0],
    ),
    yesNo(
      'equipment',
      words(
        'Does your company give protective equipment to all workers free of charge?',
        '¿Su empresa entrega gratis equipos de protección a todos los trabajadores?',
        'Sua empresa fornece gratuitamente equipamentos de proteção a todos os trabalhadores?',
      ),
      [5, 0],
      { knockOut: 2 },
    ),
    yesNo(
      'insurance',
      words(
        'Are all workers insured against accidents at work as the law asks?',
        '¿Todos los trabajadores tienen el seguro de accidentes laborales que exige la ley?',
        'Todos os trabalhadores têm o seguro contra acidentes de trabalho exigido por lei?',
      ),
      [5, 0],
      { knockOut: 2 },
    ),
    section('accidents', words('Accidents', 'Accidentes', 'Acidentes'), 3),
    text(
      'accidents_count',
      words(
        'Accidents with lost days in the last twelve months',
        'Accidentes con días perdidos en los últimos doce meses',
        'Acidentes com afastamento nos últimos doze meses',
      ),
      {
        format: { kind: 'number', decimals: 0, min: 0, max: 100_000 },
        points: {
          by: 'range',
          ranges: [
            { to: 0, points: 5 },
            { from: 1, to: 3, points: 3 },
            { from: 4, points: 0 },
          ],
        },
      },
    ),
    yesNo(
      'fatal',
      words(
        'Has anyone died at work in the last three years?',
        '¿Falleció alguien en el trabajo en los últimos tres años?',
        'Alguém morreu no trabalho nos últimos três anos?',
      ),
      [0, 5],
    ),
    text(
      'fatal_what',
      words(
        'What happened, and what was changed since?',
        '¿Qué ocurrió y qué se cambió desde entonces?',
        'O que aconteceu e o que mudou desde então?',
      ),
      { format: { kind: 'long_text', max_length: 4000 }, showIf: when('fatal', 1) },
    ),
    yesNo(
      'investigated',
      words(
        'Is every accident investigated, with measures and dates?',
        '¿Se investiga cada accidente, con medidas y fechas?',
        'Todo acidente é investigado, com medidas e prazos?',
      ),
      [5, 0],
    ),
  ],
};
