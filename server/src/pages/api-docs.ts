import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Composition } from '@homologa/core/compose';
import express, { type Express } from 'express';
import { openApiDocument } from '../http/openapi';
import type { Route } from '../http/route';
import { bureauOpenApi } from '../routes/reports/bureau-openapi';
import { serveDocument } from './serve-document';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Homologa API</title>
<link rel="stylesheet" href="/api/docs/assets/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/api/docs/assets/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>`;

const START =
  "SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null });";

/**
 * Serves the OpenAPI document (/api/openapi.json) and its documentation page (/api/docs), without external resources;
 * in production only if configured, because the document is a map for strangers. The protocol for bureaus has a
 * separate document (/api/report-gateway/openapi.json), which is always served.
 */
export function mountApiDocs(server: Express, app: Composition, routes: readonly Route[]): void {
  server.get('/api/report-gateway/openapi.json', serveDocument(bureauOpenApi));
  if (!app.config.servesApiDocs) return;
  const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  server.get(
    '/api/openapi.json',
    serveDocument(() =>
      openApiDocument(
        routes.filter(({ isTrial }) => !isTrial),
        app.config.publicUrl,
      ),
    ),
  );
  server.get('/api/docs', (_req, res) => {
    res.type('html').send(PAGE);
  });
  server.get('/api/docs/start.js', (_req, res) => {
    res.type('text/javascript').send(START);
  });
  server.use('/api/docs/assets', express.static(assets, { index: false, maxAge: '1d' }));
}
