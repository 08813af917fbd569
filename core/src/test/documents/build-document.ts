import { numberLocale } from '@homologa/domain/language/number-locale';
import type { ReportDocument } from '../../documents/report-document';

const SHA256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

export function buildReportDocument(changes: Partial<ReportDocument> = {}): ReportDocument {
  return {
    locale: 'es',
    numbers: numberLocale(changes.locale ?? 'es', 'MX'),
    paper: 'LETTER',
    issue: {
      brand: 'Homologa',
      issuedAt: new Date('2026-11-20T15:00:00Z'),
      isSandbox: false,
      proof: {
        number: 'HR-7KQ2-M4XD-9TWB',
        version: 1,
        reason: '',
        sha256: SHA256,
        checkUrl: `https://reports.example.com/verify/HR-7KQ2-M4XD-9TWB?version=1&sha256=${SHA256.slice(0, 16)}`,
      },
    },
    preparedFor: 'Compradora Continental S.A.',
    reportType: 'BIR',
    company: {
      name: 'Ñandutí Tejidos y Cía. S.A. de C.V.',
      country: 'México',
      taxId: { label: 'RFC', value: 'NTC010203AB9' },
    },
    identity: [
      { label: 'Dirección', value: 'Av. Paseo de la Reforma 296, Juárez, 06600 Ciudad de México' },
      { label: 'Teléfonos', value: '+52 55 5555 0100' },
      { label: 'Sitio web', value: 'https://www.example.com' },
      { label: 'D-U-N-S', value: '81-234-5678' },
    ],
    ratings: {
      dnbRating: '3A2',
      financialStrength: '3A',
      riskIndicator: '2',
      racRiskIndicator: '3',
      commercialScore: 72,
      paydex: 72,
      emmaScore: 640,
      ccrScore: 'B',
    },
    statements: {
      currency: 'MXN',
      unit: 'thousands',
      periods: [
        {
          endsOn: '2025-12-31',
          amounts: {
            revenue: 845_210,
            ebit: 92_400,
            financialExpenses: 18_300,
            currentAssets: 312_000,
            longTermAssets: 401_500,
            accountsReceivable: 120_400,
            inventory: 88_100,
            currentLiabilities: 201_000,
            longTermLiabilities: 160_000,
            accountsPayable: 95_000,
            shortTermDebit: 61_000,
            longTermDebit: 140_000,
          },
        },
        {
          endsOn: '2024-12-31',
          amounts: {
            revenue: 790_000,
            ebit: 71_000,
            currentAssets: 280_000,
            longTermAssets: 390_000,
            currentLiabilities: 210_000,
            longTermLiabilities: 170_000,
          },
        },
        { endsOn: '2023-12-31', amounts: { revenue: 655_000, ebit: -12_000 } },
      ],
    },
    shareholders: [
      { name: 'María José Núñez Öhlund', kind: 'person', country: 'México', share: 60, birthDate: '1962-05' },
      { name: 'Inversões São João Ltda.', kind: 'company', country: 'Brasil', share: 40 },
    ],
    globalUltimate: [{ label: 'Nombre', value: 'Grupo Ñandutí Internacional' }],
    suits: {
      count: 1,
      list: [
        {
          filedOn: '2025-03-04',
          court: 'Juzgado 12 Civil',
          number: '123/2025',
          plaintiff: 'Banco del Valle',
          amount: 125_000,
        },
      ],
    },
    form: [
      {
        title: 'Actividad',
        answers: [
          { question: '¿Qué produce la empresa?', answer: 'Encajes y tejidos a mano.' },
          { question: '¿Desde cuándo?', answer: '' },
        ],
      },
    ],
    questionnaire: [{ title: 'Calidad', answers: [{ question: '1. ¿Tiene ISO 9001?', answer: 'Sí' }] }],
    screening: {
      screenedAt: new Date('2026-11-18T09:00:00Z'),
      result: 'Sin coincidencias',
      lists: [{ name: 'Listas de sanciones', hits: 0 }],
      confirmed: 0,
      dismissed: 2,
      undecided: 0,
    },
    sources: [{ figure: 'Estados financieros', source: 'Archivo del proveedor', date: '2026-11-10' }],
    ...changes,
  };
}
