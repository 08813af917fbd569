/** Tells screen readers which questions have appeared or vanished, without moving the focus. */
export function AskedNews({ text }: { text: string }) {
  return (
    <p role="status" aria-live="polite" className="visually-hidden">
      {text}
    </p>
  );
}
