import { type BirFormData, type BirRow, isBlank, sectionRows } from './form-values';

export interface OwnerChoice {
  name: string;
  isManager: boolean;
}

const nameOf = ({ name }: BirRow): string => (typeof name === 'string' ? name.trim().replace(/\s+/g, ' ') : '');
const isSameName = (row: BirRow, name: string): boolean => nameOf(row).toLowerCase() === name.toLowerCase();

/** Lists the owners who can be managers: natural persons and owners of an unknown kind, each name once. */
export function ownerChoices(data: BirFormData): OwnerChoice[] {
  const people = sectionRows(data, 'owners').filter(({ kind }) => kind !== 'company');
  const managers = sectionRows(data, 'management');
  const names = new Map(people.map((row) => [nameOf(row).toLowerCase(), nameOf(row)]));
  return [...names.values()]
    .filter((name) => name !== '')
    .map((name) => ({ name, isManager: managers.some((row) => isSameName(row, name)) }));
}

/**
 * Returns the managers after an owner was ticked or unticked. A ticked owner is added with name and document, in the
 * place of an empty row if there is one.
 */
export function withOwner(data: BirFormData, name: string, isManager: boolean): BirRow[] {
  const managers = sectionRows(data, 'management');
  if (!isManager) return managers.filter((row) => !isSameName(row, name));
  if (managers.some((row) => isSameName(row, name))) return managers;
  const owner = sectionRows(data, 'owners').find((row) => isSameName(row, name));
  const added: BirRow = { name, ...(isBlank(owner?.['document']) ? {} : { document: owner?.['document'] }) };
  const empty = managers.findIndex((row) => Object.values(row).every(isBlank));
  return empty < 0 ? [...managers, added] : managers.map((row, at) => (at === empty ? added : row));
}
