const ADDRESS = /(https?:\/\/[^\s,;)]*[^\s,;:.)])/;

export function LinkedText({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={part} target="_blank" rel="noreferrer">
        {part.replace(/^https?:\/\//, '')}
      </a>
    ),
  );
}
