import type { Words } from '../language/locales';
import type { ReportType } from './report-types';

export const REPORT_TYPE_WORDS: Readonly<Record<ReportType, Words>> = {
  bir: { en: 'BIR', es: 'BIR', 'pt-BR': 'BIR' },
  ckr: { en: 'CKR', es: 'CKR', 'pt-BR': 'CKR' },
  ckr_plus: { en: 'CKR Plus', es: 'CKR Plus', 'pt-BR': 'CKR Plus' },
  rac: { en: 'RAC', es: 'RAC', 'pt-BR': 'RAC' },
  raf: { en: 'RAF/SQR Brazil', es: 'RAF/SQR Brasil', 'pt-BR': 'RAF/SQR Brasil' },
  sqr: { en: 'SQR', es: 'SQR', 'pt-BR': 'SQR' },
  car: { en: 'CAR', es: 'CAR', 'pt-BR': 'CAR' },
  ccr: { en: 'CCR', es: 'CCR', 'pt-BR': 'CCR' },
  cfr: { en: 'CFR', es: 'CFR', 'pt-BR': 'CFR' },
  questionnaire: { en: 'Questionnaire', es: 'Cuestionario', 'pt-BR': 'Questionário' },
  hom_9_aspects: { en: 'Hom 9 Aspects', es: 'Hom 9 Aspectos', 'pt-BR': 'Hom 9 Aspectos' },
  hom_8_aspects: { en: 'Hom 8 Aspects', es: 'Hom 8 Aspectos', 'pt-BR': 'Hom 8 Aspectos' },
  hom_7_aspects: { en: 'Hom 7 Aspects', es: 'Hom 7 Aspectos', 'pt-BR': 'Hom 7 Aspectos' },
  hom_fallabella: { en: 'Hom Fallabella', es: 'Hom Fallabella', 'pt-BR': 'Hom Fallabella' },
  hom_fallabella_mid_sized: {
    en: 'Hom Fallabella mid-sized',
    es: 'Hom Fallabella medianas',
    'pt-BR': 'Hom Fallabella médio porte',
  },
};
