import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import { pick, type Template, words } from '../../template';
import { FINANCIAL } from '../homologation/financial';
import { LEGAL } from '../homologation/legal';
import { ENVIRONMENT } from './environment';
import { ETHICS } from './ethics';
import { LABOUR } from './labour';
import { LOGISTICS } from './logistics';
import { PRODUCT } from './product';
import { SAFETY } from './safety';

export const HOM_FALLABELLA: Template = {
  key: 'hom_fallabella',
  version: 1,
  title: REPORT_TYPE_WORDS.hom_fallabella,
  description: words(
    'Homologation for suppliers of retail: legal, finances, product safety and labelling, logistics, child labour and working conditions, safety, environment and ethics. A model, not advice.',
    'Homologación de proveedores de comercio minorista: legal, finanzas, seguridad y etiquetado de productos, logística, trabajo infantil y condiciones laborales, seguridad laboral, medio ambiente y ética. Es un modelo, no asesoría.',
    'Homologação de fornecedores do varejo: jurídico, finanças, segurança e rotulagem de produtos, logística, trabalho infantil e condições de trabalho, segurança do trabalho, meio ambiente e ética. É um modelo, não assessoria.',
  ),
  items: [
    ...pick(LEGAL, 'legal', 'legal_deed', 'legal_listed', 'legal_licences', 'legal_bankrupt'),
    ...pick(FINANCIAL, 'financial', 'fin_revenue', 'fin_liquidity', 'fin_taxes'),
    ...PRODUCT,
    ...LOGISTICS,
    ...LABOUR,
    ...SAFETY,
    ...ENVIRONMENT,
    ...ETHICS,
  ],
};
