import type { Template } from '../template';
import { ANTI_CORRUPTION } from './anti-corruption';
import { DATA_PROTECTION } from './data-protection';
import { OCCUPATIONAL_SAFETY } from './occupational-safety';
import { SAGRILAFT } from './sagrilaft';

/** Templates of the provider, in the order in which the library lists them. */
export const TEMPLATES: readonly Template[] = [ANTI_CORRUPTION, SAGRILAFT, DATA_PROTECTION, OCCUPATIONAL_SAFETY];
