/** Text with an e-mail address that a narrow screen breaks after its '@' rather than within a word. */
export function BreakableEmail({ text }: { text: string }) {
  const host = text.indexOf('@') + 1;
  return (
    <span>
      {text.slice(0, host)}
      <wbr />
      {text.slice(host)}
    </span>
  );
}
