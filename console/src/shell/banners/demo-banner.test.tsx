// @vitest-environment jsdom
import { LOCALES } from '@homologa/domain/language/locales';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../test/render-in-app';
import { DemoBanner } from './DemoBanner';

const LOADING = {
  en: 'The demo is being loaded: 40 %',
  es: 'Se está cargando la demostración: 40 %',
  'pt-BR': 'A demonstração está sendo carregada: 40 %',
};
const STOPPED = {
  en: 'The demo was not loaded whole. Start the product again to load it anew.',
  es: 'La demostración no se cargó completa. Vuelva a iniciar el producto para cargarla de nuevo.',
  'pt-BR': 'A demonstração não foi carregada por completo. Inicie o produto de novo para carregá-la novamente.',
};

const config = (demo: { percent: number; is_stopped: boolean } | null) => ({
  'GET /config': { body: { demo_loading: demo } },
});

it.each(LOCALES)('says how much of the demo is loaded, or that it was not (%s)', async (locale) => {
  await renderInApp(<DemoBanner />, { locale, answers: config({ percent: 40, is_stopped: false }) });
  await screen.findByText(LOADING[locale]);
  await renderInApp(<DemoBanner />, { locale, answers: config({ percent: 40, is_stopped: true }) });
  await screen.findByText(STOPPED[locale]);
});

function OpenPage({ load }: { load: () => Promise<string> }) {
  useQuery({ queryKey: ['page'], queryFn: load });
  return null;
}

it('disappears once the demo is loaded, and only then fetches the open page again', async () => {
  const answers: Record<string, { body: unknown }> = config({ percent: 40, is_stopped: false });
  const load = vi.fn(() => Promise.resolve('rows'));
  const element = (
    <>
      <DemoBanner />
      <OpenPage load={load} />
    </>
  );
  await renderInApp(element, { locale: 'en', answers });
  await screen.findByText(LOADING.en);
  answers['GET /config'] = { body: { demo_loading: { percent: 41, is_stopped: false } } };
  await screen.findByText('The demo is being loaded: 41 %', {}, { timeout: 20_000 });
  expect(load).toHaveBeenCalledTimes(1);
  answers['GET /config'] = { body: { demo_loading: null } };
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), { timeout: 20_000 });
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
}, 60_000);
