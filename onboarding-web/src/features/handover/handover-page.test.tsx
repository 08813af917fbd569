// @vitest-environment jsdom
import type {
  OnboardingSupplierResponse,
  OpenOnboardingWorkflow,
} from '@homologa/domain/onboarding/onboarding.contract';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { I18nProvider } from '../../i18n/I18nProvider';
import { sendBeforeLogOut } from '../../lib/last-answers';
import { keepLinkToken } from '../../lib/link-tokens';
import { OnboardingScope } from '../../onboarding/onboarding-context';
import { settle } from '../../test/settle';
import { HandoverPage } from './HandoverPage';
import { handedOver } from './told';

const place = { workflowId: 'w', supplierId: 's' };
const LAURA = 'laura@acme.test';
const supplier = {
  _id: 's',
  onboarding_step: 'questionnaire',
  account: { connected: true, account_id: 'laura', email: LAURA, phone: '' },
} as unknown as OnboardingSupplierResponse;

/** True while a form has something that the server does not have. */
let isPending = false;
sendBeforeLogOut(async () => {}, { progress: () => ({ savedAt: null, isPending, held: 0 }) });

let close = () => {};
beforeEach(() => {
  isPending = false;
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/?step=questionnaire&handover=invited');
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

async function open({ done, isOwn = true }: { done: boolean; isOwn?: boolean }) {
  const posts: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    posts.push(JSON.parse(body));
    return new Response(JSON.stringify({ id: 'h', _id: 'h', done, asked: [] }), { status: 202 });
  });
  const told = vi.fn<() => void>();
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  close = () => {
    root.unmount();
    page.remove();
  };
  const shown = <HandoverPage what="invited" place={place} clientName="Demo" onHandedOver={told} />;
  const workflow = {} as OpenOnboardingWorkflow;
  const scope = { key: place, workflow, clientName: 'Demo', supplier, take: () => {}, choose: () => {} };
  root.render(
    <I18nProvider first="en">{isOwn ? <OnboardingScope value={scope}>{shown}</OnboardingScope> : shown}</I18nProvider>,
  );
  await vi.waitFor(() => expect(page.querySelector('h1')).not.toBeNull());
  await settle();
  const type = (index: number, text: string) => {
    const field = [...page.querySelectorAll('input')][index];
    if (!field) throw new Error('no field');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const press = async (name: string) => {
    const button = await vi.waitFor(() => {
      const found = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name);
      if (!found) throw new Error(`no button ${name}: ${page.textContent}`);
      return found;
    });
    button.click();
    await settle();
  };
  const name = async (email: string) => {
    type(0, 'Pedro Ruiz');
    type(1, email);
    await settle();
    await press('Hand over');
  };
  return { page, posts, told, press, name, heading: () => page.querySelector('h1')?.textContent };
}

describe('handing over in the own session', () => {
  it('says the consequence with the e-mail first, which can be changed', async () => {
    const { page, posts, press, name, heading } = await open({ done: true });
    await name('perdo@acme.test');
    expect(heading()).toBe('Does Pedro Ruiz take over?');
    expect(page.textContent).toContain('perdo@acme.test');
    expect(page.textContent).toContain('Your link then stops working.');
    await press('Change');
    expect([...page.querySelectorAll('input')].map(({ value }) => value)).toEqual(['Pedro Ruiz', 'perdo@acme.test']);
    expect(posts).toEqual([]);
  });

  it('replaces the address, and is known after a reload but not by a new link', async () => {
    const { told, press, name } = await open({ done: true });
    const before = history.length;
    await name('pedro@acme.test');
    await press('Yes, hand over');
    const outcome = { name: 'Pedro Ruiz', email: 'pedro@acme.test', client: 'Demo' };
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    expect([location.search, history.length]).toEqual(['?step=questionnaire', before]);
    expect(handedOver(place)).toEqual(outcome);
    keepLinkToken(place, 'given-back');
    expect(handedOver(place)).toBeNull();
  });

  it('waits while something is unsaved, and rejects the own e-mail', async () => {
    const { page, posts, name } = await open({ done: true });
    await name(LAURA);
    await vi.waitFor(() => expect(page.querySelector('[role=alert]')?.textContent).toContain('of the colleague'));
    isPending = true;
    await name('pedro@acme.test');
    await vi.waitFor(() => expect(page.querySelector('[role=alert]')?.textContent).toContain('is not saved yet'));
    expect(posts).toEqual([]);
  });

  it('names the own e-mail where a mail asks, and leads back', async () => {
    const { page, press, name, heading } = await open({ done: false });
    await name('pedro@acme.test');
    await press('Yes, hand over');
    await vi.waitFor(() => expect(heading()).toBe('One confirmation is missing'));
    expect(page.textContent).toContain(`We have sent an email to ${LAURA}.`);
    await press('Back');
    expect(location.search).toBe('?step=questionnaire');
  });
});

it('the holder of a link alone is asked by the mail, not by the page', async () => {
  const { name, posts, heading } = await open({ done: false, isOwn: false });
  await name('pedro@acme.test');
  await vi.waitFor(() => expect(heading()).toBe('One confirmation is missing'));
  expect(posts).toHaveLength(1);
});
