// @vitest-environment jsdom
import { LOCALES } from '@homologa/domain/language/locales';
import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderInApp } from '../../test/render-in-app';
import { DemoBanner } from './DemoBanner';

const LOADING = {
  en: 'The demo is being loaded: 40 %',
  es: 'Se está cargando la demostración: 40 %',
  'pt-BR': 'A demonstração está sendo carregada: 40 %',
};

const serve = (...answers: object[]) => {
  let at = 0;
  vi.stubGlobal('fetch', () => {
    const demo = answers[Math.min(at, answers.length - 1)];
    at += 1;
    return Promise.resolve(Response.json({ demo_loading: demo ?? null }));
  });
};

it.each(LOCALES)('shows the percentage until the demo is loaded (%s)', async (locale) => {
  serve({ percent: 40, is_stopped: false }, { percent: 70, is_stopped: false }, null as never);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await renderInApp(<DemoBanner />, { locale });
  await screen.findByText(LOADING[locale]);
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  await screen.findByText(LOADING[locale].replace('40', '70'));
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('says that a demo that failed is loaded anew by the next start', async () => {
  serve({ percent: 40, is_stopped: true });
  await renderInApp(<DemoBanner />, { locale: 'en' });
  await screen.findByText('The demo was not loaded whole. Start the product again to load it anew.');
});
