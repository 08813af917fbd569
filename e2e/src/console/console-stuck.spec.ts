import { afterEach, beforeAll, expect, test } from 'vitest';
import { type ClientApi, openApi } from '../support/client-api';
import { dialogOf, press, says } from '../support/opened';
import { ADMIN, type Cast, startCast } from '../support/people';
import { settled } from '../support/settled';

const ALLOWED_ACTS = 6;
const run = Date.now().toString(36);

let cast: Cast;
let api: ClientApi;
beforeAll(async () => {
  cast = await startCast();
  api = await openApi(cast.url, ADMIN);
});
afterEach(() => cast.leave());

/** An act is a click or one group of keys. */
class Acts {
  count = 0;
  async do(act: () => Promise<unknown>) {
    this.count += 1;
    await act();
  }
}
