import { expect, it } from 'vitest';
import { followingRating, isHalfRating, partsOfRating, ratingText } from './rating-parts';

it('splits a rating into its parts, also one of which the other part is missing', () => {
  expect(['5A2', 'A1', 'NQ-', '5A', 'S', '-', ''].map(partsOfRating)).toEqual([
    { strength: '5A', risk: '2' },
    { strength: 'A', risk: '1' },
    { strength: 'NQ', risk: '-' },
    { strength: '5A', risk: '' },
    { strength: '', risk: 'S' },
    { strength: '', risk: '-' },
    { strength: '', risk: '' },
  ]);
  expect(['5A2', '5A', '2', ''].map(isHalfRating)).toEqual([false, true, true, false]);
  expect(ratingText({ strength: '1A', risk: '3' })).toBe('1A3');
  expect(ratingText({ strength: '1A', risk: '' })).toBe('1A');
});

it('follows strength and risk until the rating is chosen otherwise', () => {
  const two = { strength: '2A', risk: '2' };
  const three = { strength: '3A', risk: '2' };
  expect(followingRating('', two, three)).toBe('3A2');
  expect(followingRating('2A2', two, three)).toBe('3A2');
  expect(followingRating('5A2', two, three)).toBe('5A2');
  expect(followingRating('', { strength: '', risk: '' }, { strength: '2A', risk: '' })).toBe('');
});
