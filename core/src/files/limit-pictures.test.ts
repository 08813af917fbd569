import type { Actor } from '@homologa/domain/identity/actor';
import { expect, test } from 'vitest';
import type { Context } from '../kernel/context';
import { limitPictures } from './limit-pictures';

const linkOf = (supplierId: string): Actor => ({ kind: 'link', companyId: 'c', workflowId: 'w', supplierId });

test('the pictures of a supplier with a mailed link are counted apart from those of another with a link', async () => {
  const keys: string[] = [];
  const limits = {
    consume: (_limit: unknown, key: string) => {
      keys.push(key);
      return Promise.resolve(1);
    },
  };
  for (const supplier of ['one', 'two']) {
    await limitPictures({ actor: linkOf(supplier), limits } as unknown as Context);
  }
  expect(keys).toEqual(['one', 'two']);
});
