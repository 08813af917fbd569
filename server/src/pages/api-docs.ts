import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Composition } from '@homologa/core/compose';
import express, { type Express } from 'express';
import { openApiDocument } from '../http/openapi';
import type { Route } from '../http/route';
import { bureauOpenApi } from '../routes/reports/bureau-openapi';

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
 * Serves the OpenAPI document (/api/openapi.json) and its documentation page (/api/docs), without external resources.
 * The protocol for bureaus has a separate document (/api/report-gateway/openapi.json).
 */
export function mountApiDocs(server: Express, app: Composition, routes: readonly Route[]): void {
  const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  let document: object | undefined;
  server.get('/api/openapi.json', (_req, res) => {
    document ??= openApiDocument(
      routes.filter(({ isTrial }) => !isTrial),
      app.config.publicUrl,
    );
    res.json(document);
  });
  server.get('/api/report-gateway/openapi.json', (_req, res) => {
    res.json(bureauOpenApi());
  });
  server.get('/api/docs', (_req, res) => {
    res.type('html').send(PAGE);
  });
  server.get('/api/docs/start.js', (_req, res) => {
    res.type('text/javascript').send(START);
  });
  server.use('/api/docs/assets', express.static(assets, { index: false, maxAge: '1d' }));
}
