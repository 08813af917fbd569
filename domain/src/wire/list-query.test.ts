import { fc, it as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DomainError, type RulesBrokenError } from '../errors/domain-error';
import { defineList, oneOrMany, parseListQuery } from './list-query';

const spec = defineList({
  resource: 'suppliers',
  sort: { title: 'info.title', 'info.title': 'info.title', created_at: 'created_at' },
  defaultSort: { field: 'created_at', order: 'DESC' },
  filter: {
    q: z.string().optional(),
    id: oneOrMany(z.string()).optional(),
    status: oneOrMany(z.enum(['pending', 'completed'])).optional(),
  },
  plain: ['status'],
});

const code = (query: Record<string, unknown>): string => {
  try {
    parseListQuery(query, spec);
    return 'accepted';
  } catch (error) {
    return error instanceof DomainError ? error.code : 'another error';
  }
};

describe('parseListQuery', () => {
  it('gives the first 25 in the default order without parameters', () => {
    expect(parseListQuery({}, spec)).toEqual({
      sort: { field: 'created_at', order: 'DESC' },
      range: { start: 0, end: 24 },
      filter: {},
    });
  });

  it('reads what ra-data-simple-rest sends', () => {
    expect(
      parseListQuery(
        { sort: '["title","ASC"]', range: '[25,49]', filter: '{"q":"ac","status":["pending","completed"]}' },
        spec,
      ),
    ).toEqual({
      sort: { field: 'info.title', order: 'ASC' },
      range: { start: 25, end: 49 },
      filter: { q: 'ac', status: ['pending', 'completed'] },
    });
  });

  it('takes one value for a list, and a parameter of its own', () => {
    expect(parseListQuery({ filter: '{"status":"pending"}' }, spec).filter).toEqual({ status: ['pending'] });
    expect(parseListQuery({ status: 'pending,completed' }, spec).filter).toEqual({ status: ['pending', 'completed'] });
    expect(parseListQuery({ q: 'not a parameter of its own' }, spec).filter).toEqual({});
  });

  it('drops emptied filters', () => {
    expect(parseListQuery({ filter: '{"q":"","status":null}' }, spec).filter).toEqual({});
  });

  it('does not cut a list by ids to the first page, and cuts a range at 1,000', () => {
    expect(parseListQuery({ filter: '{"id":["a","b"]}' }, spec).range).toEqual({ start: 0, end: 999 });
    expect(parseListQuery({ range: '[10,5000]' }, spec).range).toEqual({ start: 10, end: 1009 });
  });

  it('cuts a range of heavy rows earlier', () => {
    const heavy = { ...spec, maxRows: 100 };
    expect(parseListQuery({ range: '[10,5000]' }, heavy).range).toEqual({ start: 10, end: 109 });
    expect(parseListQuery({ filter: '{"id":["a","b"]}' }, heavy).range).toEqual({ start: 0, end: 99 });
  });

  it.each([
    [{ sort: 'title' }],
    [{ sort: '["title"]' }],
    [{ sort: '["title","UP"]' }],
    [{ range: '[0,"24"]' }],
    [{ range: '[5,4]' }],
    [{ range: '[-1,4]' }],
    [{ range: '[0,1.5]' }],
    [{ filter: '{' }],
    [{ filter: '[]' }],
    [{ filter: '"q"' }],
  ])('answers %j as malformed', (query) => {
    expect(code(query)).toBe('malformed_request');
  });

  it.each([
    [{ sort: '["tax_id","ASC"]' }],
    [{ sort: '["constructor","ASC"]' }],
    [{ filter: '{"role":"admin"}' }],
    [{ filter: '{"__proto__":{"q":"x"}}' }],
    [{ filter: '{"status":"unheard_of"}' }],
    [{ filter: '{"q":7}' }],
  ])('answers %j as invalid', (query) => {
    expect(code(query)).toBe('invalid_input');
  });

  it('names every unknown key', () => {
    try {
      parseListQuery({ filter: '{"a":1,"b":2}' }, spec);
      expect.unreachable();
    } catch (error) {
      expect((error as RulesBrokenError).details?.map((entry) => entry.path)).toEqual(['filter.a', 'filter.b']);
    }
  });

  const odd = fc.oneof(fc.string(), fc.json(), fc.jsonValue(), fc.array(fc.string()), fc.anything());
  property.prop([fc.record({ sort: odd, range: odd, filter: odd, status: odd }, { requiredKeys: [] })])(
    'throws nothing but a DomainError',
    (query) => {
      expect(code(query)).not.toBe('another error');
    },
  );

  property.prop([fc.nat(), fc.nat()])('never gives a range longer than 1,000 or turned round', (start, length) => {
    const { range } = parseListQuery({ range: JSON.stringify([start, start + length]) }, spec);
    expect(range.start).toBe(start);
    expect(range.end - range.start).toBe(Math.min(length, 999));
  });
});
