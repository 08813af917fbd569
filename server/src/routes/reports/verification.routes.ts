import { verifyReport } from '@homologa/core/reports/documents/verify-report';
import { DEFAULT_LOCALE, matchLocale } from '@homologa/domain/language/locales';
import { verificationParams, verificationQuery } from '@homologa/domain/reports/verification.contract';
import { ANSWERED, route } from '../../http/route';
import { sendPage } from '../../http/send-answer';
import { renderVerificationPage, VERIFICATION_POLICY } from './verification-page';

export const verificationRoutes = [
  route({
    method: 'get',
    path: '/verify/:number',
    summary: 'Whether a report of this number and SHA-256 was issued, when, and whether it was replaced',
    auth: 'public',
    params: verificationParams,
    query: verificationQuery,
    async handler({ ctx, params, query, ip, req, res }) {
      const { number } = params;
      const { lang, sha256, version } = query;
      const printed = sha256 ? { number, sha256, version: version ?? null } : null;
      const result = printed ? await verifyReport(ctx, printed, ip) : undefined;
      const locale = lang ?? matchLocale(req.get('Accept-Language')) ?? DEFAULT_LOCALE;
      const page = renderVerificationPage({ brand: ctx.config.brand.name, number, asked: query, result }, locale);
      res.setHeader('Content-Security-Policy', VERIFICATION_POLICY);
      res.setHeader('Cache-Control', 'no-store');
      res.vary('Accept-Language');
      res.status(result === null ? 404 : 200);
      sendPage(res, page);
      return ANSWERED;
    },
  }),
];
