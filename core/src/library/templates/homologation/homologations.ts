import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import { type Template, words } from '../../template';
import { COMMERCIAL } from './commercial';
import { ENVIRONMENT } from './environment';
import { FINANCIAL } from './financial';
import { INTEGRITY } from './integrity';
import { LEGAL } from './legal';
import { OPERATIONS } from './operations';
import { QUALITY } from './quality';
import { SAFETY } from './safety';
import { SOCIAL } from './social';

const QUALITY_AND_SAFETY = [...QUALITY, ...SAFETY];
const PEOPLE_AND_TRADE = [...SOCIAL, ...COMMERCIAL, ...INTEGRITY];

export const HOM_9_ASPECTS: Template = {
  key: 'hom_9_aspects',
  version: 1,
  title: REPORT_TYPE_WORDS.hom_9_aspects,
  description: words(
    'Homologation for suppliers with plants, works or transport: legal, finances, operations, quality, safety, environment, labour, commercial, and ethics with information security. A model, not advice.',
    'Homologación de proveedores con plantas, obras o transporte: legal, finanzas, operaciones, calidad, seguridad, medio ambiente, laboral, comercial, y ética con seguridad de la información. Es un modelo, no asesoría.',
    'Homologação de fornecedores com fábricas, obras ou transporte: jurídico, finanças, operações, qualidade, segurança, meio ambiente, trabalhista, comercial, e ética com segurança da informação. É um modelo, não assessoria.',
  ),
  items: [...LEGAL, ...FINANCIAL, ...OPERATIONS, ...QUALITY_AND_SAFETY, ...ENVIRONMENT, ...PEOPLE_AND_TRADE],
};

export const HOM_8_ASPECTS: Template = {
  key: 'hom_8_aspects',
  version: 1,
  title: REPORT_TYPE_WORDS.hom_8_aspects,
  description: words(
    'Homologation without the aspect of environment, for suppliers whose work hardly affects it, such as trade and office services. A model, not advice.',
    'Homologación sin el aspecto de medio ambiente, para proveedores cuyo trabajo casi no lo afecta, como comercio y servicios de oficina. Es un modelo, no asesoría.',
    'Homologação sem o aspecto de meio ambiente, para fornecedores cujo trabalho quase não o afeta, como comércio e serviços de escritório. É um modelo, não assessoria.',
  ),
  items: [...LEGAL, ...FINANCIAL, ...OPERATIONS, ...QUALITY_AND_SAFETY, ...PEOPLE_AND_TRADE],
};

export const HOM_7_ASPECTS: Template = {
  key: 'hom_7_aspects',
  version: 1,
  title: REPORT_TYPE_WORDS.hom_7_aspects,
  description: words(
    'Homologation without the aspects of environment and operational capacity, for professional services that need no plant or equipment, such as consultants. A model, not advice.',
    'Homologación sin los aspectos de medio ambiente y capacidad operativa, para servicios profesionales que no necesitan planta ni equipos, como consultoría. Es un modelo, no asesoría.',
    'Homologação sem os aspectos de meio ambiente e capacidade operacional, para serviços profissionais que não precisam de fábrica nem equipamentos, como consultoria. É um modelo, não assessoria.',
  ),
  items: [...LEGAL, ...FINANCIAL, ...QUALITY_AND_SAFETY, ...PEOPLE_AND_TRADE],
};
