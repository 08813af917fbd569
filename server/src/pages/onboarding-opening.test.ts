import type { LinkFace } from '@homologa/core/onboarding/link-face.queries';
import { privacyNoticeFor } from '@homologa/domain/privacy/privacy-notice';
import { expect, it } from 'vitest';
import { homeHtml, type Opening, openingHtml } from './onboarding-opening';

const FACE: LinkFace = {
  clientName: 'Minera <Ñandú>',
  title: 'Homologación',
  locale: 'es',
  logoFileId: null,
  isPublic: false,
  step: 'introduction',
  introduction: { title: '', text: '', welcomeMessage: '', cover: null },
  noticeCountry: null,
};

const open = (opening: Partial<Opening>, face: Partial<LinkFace> = {}): string =>
  openingHtml({ locale: 'es', screen: null, notice: null, loading: '', ...opening, face: { ...FACE, ...face } });

it('the introduction greets without the company, which only the app’s calls tell, and names the client escaped', () => {
  const html = open({});
  expect(html).toContain('<h1><span class="line">Le damos la bienvenida,</span>');
  expect(html).toContain('Minera &lt;Ñandú&gt; le invita a su evaluación de proveedores.');
  expect(html).not.toContain('{');
});

it('the introduction shows the client’s own title, text, message and cover instead', () => {
  const html = open(
    {},
    { introduction: { title: 'Hola', text: 'Somos', welcomeMessage: 'Gracias & adelante', cover: '/cover' } },
  );
  for (const part of ['<h1>Hola</h1>', '>Somos</p>', 'Gracias &amp; adelante', 'src="/cover"']) {
    expect(html).toContain(part);
  }
});

it('the public link greets nobody in particular', () => {
  expect(open({ screen: 'entry' }, { step: null, introduction: null })).toContain(
    '<h1><span class="line">Le damos la bienvenida</span></h1>',
  );
});

it('the account step shows the beginning of its privacy notice', () => {
  const notice = privacyNoticeFor('mexico', 'es', { provider: 'Homologa', contact: '/contact' });
  const html = open({ screen: 'account_connection', notice }, { step: 'account_connection' });
  expect(html).toContain('<h1>Su cuenta</h1>');
  expect(html).toContain('<strong>Quién es responsable.</strong>');
});

it('a link that names no step shows the client alone', () => {
  const html = open({}, { step: null, introduction: null });
  expect(html).toContain('Homologación</p>');
  expect(html).not.toContain('<h1>');
});

it('the home shows its heading, and only keeps the place of its lead, which is for signed-in visitors', () => {
  const html = homeHtml('pt-BR', '');
  expect(html).toContain('<h1>Seus processos</h1>');
  expect(html).toMatch(/<p class="lead home-lead shell-unseen">[^<]+de quem é a vez em cada um\.<\/p>/);
});
