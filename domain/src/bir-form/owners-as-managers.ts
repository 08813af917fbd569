import { type BirFormData, type BirRow, type BirValue, isBlank, sectionRows } from './form-values';

export interface OwnerChoice {
  name: string;
  isManager: boolean;
  /** True if more is known of this manager than an untick may delete. */
  isFilled: boolean;
}

const nameOf = ({ name }: BirRow): string => (typeof name === 'string' ? name.trim().replace(/\s+/g, ' ') : '');
const isSameName = (row: BirRow, name: string): boolean => nameOf(row).toLowerCase() === name.toLowerCase();

/** Returns the document of the first owner of this name; undefined if it is blank. */
function documentOf(data: BirFormData, name: string): BirValue | undefined {
  const document = sectionRows(data, 'owners').find((row) => isSameName(row, name))?.['document'];
  return isBlank(document) ? undefined : document;
}

/** True if a manager has no values beyond those that `withOwner` adds. */
const isAsAdded = (row: BirRow, document: BirValue | undefined): boolean =>
  Object.entries(row).every(
    ([field, value]) => isBlank(value) || field === 'name' || (field === 'document' && value === document),
  );

/** Lists the owners who can be managers: natural persons and owners of an unknown kind, each name once. */
export function ownerChoices(data: BirFormData): OwnerChoice[] {
  const people = sectionRows(data, 'owners').filter(({ kind }) => kind !== 'company');
  const managers = sectionRows(data, 'management');
  const names = new Map(people.map((row) => [nameOf(row).toLowerCase(), nameOf(row)]));
  return [...names.values()]
    .filter((name) => name !== '')
    .map((name) => {
      const rows = managers.filter((row) => isSameName(row, name));
      const document = documentOf(data, name);
      return { name, isManager: rows.length > 0, isFilled: rows.some((row) => !isAsAdded(row, document)) };
    });
}

/**
 * Returns the managers after an owner was ticked or unticked. A ticked owner is added with name and document, in the
 * place of an empty row if there is one. An unticked owner is removed unless more was typed about this manager.
 */
export function withOwner(data: BirFormData, name: string, isManager: boolean): BirRow[] {
  const managers = sectionRows(data, 'management');
  const document = documentOf(data, name);
  if (!isManager) return managers.filter((row) => !isSameName(row, name) || !isAsAdded(row, document));
  if (managers.some((row) => isSameName(row, name))) return managers;
  const added: BirRow = { name, ...(document === undefined ? {} : { document }) };
  const empty = managers.findIndex((row) => Object.values(row).every(isBlank));
  return empty < 0 ? [...managers, added] : managers.map((row, at) => (at === empty ? added : row));
}
