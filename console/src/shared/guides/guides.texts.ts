import type { Words } from '@homologa/domain/language/locales';
import type { GuideName } from './guide-links';

export const GUIDES = {
  help: { en: 'Help', es: 'Ayuda', 'pt-BR': 'Ajuda' },
  guide: { en: 'Guide', es: 'Guía', 'pt-BR': 'Guia' },
  showHow: { en: 'Show me how', es: 'Ver cómo se hace', 'pt-BR': 'Ver como se faz' },
} satisfies Record<string, Words>;

export const GUIDE_WORDS: Readonly<Record<GuideName, Words>> = {
  admin: {
    en: 'Guide for company admins',
    es: 'Guía para administradores de la empresa',
    'pt-BR': 'Guia para administradores da empresa',
  },
  questionnaires: {
    en: 'Guide to questionnaires and scores',
    es: 'Guía de cuestionarios y puntajes',
    'pt-BR': 'Guia de questionários e pontuações',
  },
  analyst: {
    en: 'Guide to the daily work',
    es: 'Guía del trabajo diario',
    'pt-BR': 'Guia do trabalho diário',
  },
  desk: {
    en: 'Guide to the verification desk',
    es: 'Guía de la mesa de verificación',
    'pt-BR': 'Guia da mesa de verificação',
  },
  payments: { en: 'Guide to payments', es: 'Guía de pagos', 'pt-BR': 'Guia de pagamentos' },
  watchlists: {
    en: 'Guide to watchlists',
    es: 'Guía de listas de control',
    'pt-BR': 'Guia das listas de controle',
  },
};
