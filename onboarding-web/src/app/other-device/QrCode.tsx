import { qrPath } from '@homologa/web/qr/qr-path';

/** A QR code of a text, dark on white in both themes, because many cameras do not read the inverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { edge, path } = qrPath(text);
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${edge} ${edge}`} shapeRendering="crispEdges">
      <rect width={edge} height={edge} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
