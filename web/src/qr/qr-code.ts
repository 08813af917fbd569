import { createElement, type ReactElement } from 'react';
import { qrPath } from './qr-path';

interface QrCodeProps {
  text: string;
  label: string;
}

/** A QR code of a text, dark on white in both themes, because many cameras do not read the inverse. */
export function QrCode({ text, label }: QrCodeProps): ReactElement {
  const { edge, path } = qrPath(text);
  return createElement(
    'svg',
    {
      className: 'qr-code',
      role: 'img',
      'aria-label': label,
      viewBox: `0 0 ${edge} ${edge}`,
      shapeRendering: 'crispEdges',
    },
    createElement('rect', { width: edge, height: edge, fill: '#fff' }),
    createElement('path', { d: path, fill: '#000' }),
  );
}
