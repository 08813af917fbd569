import { expect, it } from 'vitest';
import { ownerChoices, withOwner } from './owners-as-managers';

const dataWith = (management: object[]) => ({
  company: {},
  country: 'colombia',
  form: {
    owners: [
      { name: ' Laura  Garza ', kind: 'person', document: '52123456', share: 60 },
      { name: 'Grupo Andino S.A.S.', kind: 'company', document: '900', share: 30 },
      { name: 'Ana Peña', share: 10 },
      { kind: 'person' },
    ],
    management,
  },
});

it('offers the owners who may be people, and says who is a manager', () => {
  expect(ownerChoices(dataWith([{ name: 'laura garza', position: 'CEO' }]))).toEqual([
    { name: 'Laura Garza', isManager: true, isFilled: true },
    { name: 'Ana Peña', isManager: false, isFilled: false },
  ]);
});

it('adds a ticked owner with the document, in the place of an empty row', () => {
  expect(withOwner(dataWith([{ name: '' }, { name: 'Luis' }]), 'Laura Garza', true)).toEqual([
    { name: 'Laura Garza', document: '52123456' },
    { name: 'Luis' },
  ]);
  expect(withOwner(dataWith([{ name: 'Luis' }]), 'Ana Peña', true)).toEqual([{ name: 'Luis' }, { name: 'Ana Peña' }]);
  expect(withOwner(dataWith([{ name: 'Ana Peña' }]), 'Ana Peña', true)).toEqual([{ name: 'Ana Peña' }]);
});

it('removes an unticked owner', () => {
  expect(withOwner(dataWith([{ name: 'Luis' }, { name: 'ana peña' }]), 'Ana Peña', false)).toEqual([{ name: 'Luis' }]);
});

it('keeps an unticked owner of whom more was typed than name and document', () => {
  const bare = { name: 'Laura Garza', document: '52123456', position: '' };
  const more = [
    { ...bare, position: 'CEO' },
    { ...bare, document: '52999999' },
  ];
  expect(withOwner(dataWith([bare, ...more]), 'Laura Garza', false)).toEqual(more);
  expect(ownerChoices(dataWith([bare]))[0]).toMatchObject({ isManager: true, isFilled: false });
});
