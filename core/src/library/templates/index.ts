import type { Template } from '../template';
import { ANTI_CORRUPTION } from './anti-corruption';
import { DATA_PROTECTION } from './data-protection';
import { HOM_FALLABELLA } from './fallabella/hom-fallabella';
import { HOM_7_ASPECTS, HOM_8_ASPECTS, HOM_9_ASPECTS } from './homologation/homologations';
import { OCCUPATIONAL_SAFETY } from './occupational-safety';
import { SAGRILAFT } from './sagrilaft';
import { VSME_BASIC } from './vsme/vsme-basic';

/** Templates of the provider, in the order in which the library lists them. */
export const TEMPLATES: readonly Template[] = [
  HOM_9_ASPECTS,
  HOM_8_ASPECTS,
  HOM_7_ASPECTS,
  HOM_FALLABELLA,
  VSME_BASIC,
  ANTI_CORRUPTION,
  SAGRILAFT,
  DATA_PROTECTION,
  OCCUPATIONAL_SAFETY,
];
