/** File that the self-test of the checks creates to violate a rule. */
export interface Plant {
  rule: string;
  file: string;
  content: string;
}

export const plant = (rule: string, file: string, content: string): Plant => ({ rule, file, content });

export const uses = (specifier: string) => `import * as used from '${specifier}';\nexport const planted = used;\n`;
export const usesType = (specifier: string) =>
  `import type { Contract } from '${specifier}';\nexport type Planted = Contract;\n`;
