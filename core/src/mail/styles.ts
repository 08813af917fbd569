import type { CSSProperties } from 'react';

const FONT = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

/** Inline styles, because mail clients drop style sheets. */
export const styles = {
  body: { backgroundColor: '#f3f4f6', fontFamily: FONT, margin: 0, padding: '24px 0' },
  container: { backgroundColor: '#ffffff', borderRadius: 8, maxWidth: 600, padding: '24px 32px' },
  preview: { display: 'none', lineHeight: '1px', maxHeight: 0, maxWidth: 0, opacity: 0, overflow: 'hidden' },
  logo: { paddingBottom: 12 },
  logoImage: { display: 'block', height: 'auto', maxHeight: 60, maxWidth: 240, width: 'auto' },
  brand: { color: '#1f2937', fontSize: 16, fontWeight: 700, paddingBottom: 16 },
  cover: { borderRadius: 6, height: 'auto', maxWidth: '100%', width: '100%' },
  content: { paddingTop: 8 },
  heading: { color: '#111827', fontSize: 20, lineHeight: '28px', margin: '8px 0 12px' },
  text: { color: '#1f2937', fontSize: 15, lineHeight: '24px', margin: '0 0 14px' },
  code: { color: '#111827', fontSize: 32, fontWeight: 700, letterSpacing: 8, lineHeight: '40px', margin: '8px 0 16px' },
  button: {
    backgroundColor: '#0f6b63',
    borderRadius: 6,
    color: '#ffffff',
    fontSize: 15,
    fontWeight: 600,
    padding: '12px 24px',
    textDecoration: 'none',
  },
  link: { color: '#0f6b63', wordBreak: 'break-all' },
  rule: { borderColor: '#e5e7eb', margin: '20px 0 12px' },
  small: { color: '#4b5563', fontSize: 13, lineHeight: '20px', margin: '8px 0' },
} satisfies Record<string, CSSProperties>;
