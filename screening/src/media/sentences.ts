const ABBREVIATIONS = new Set(
  'sr sra srta dr dra lic ing arq prof gral av no num mr mrs ms st jr inc ltd ltda cia co corp vs etc art'.split(' '),
);

function endsSentence(text: string, index: number): boolean {
  const after = /^["”»')\]]{0,3}\s+["“«¿¡([]{0,3}(.)/su.exec(text.slice(index + 1, index + 12));
  if (!after?.[1] || !/[\p{Lu}\p{N}\p{Lo}]/u.test(after[1])) return false;
  if (text[index] !== '.') return true;
  const word = /([\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*)$/u.exec(text.slice(Math.max(0, index - 30), index))?.[1] ?? '';
  const isInitials = word.includes('.') || word.length === 1;
  const bare = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return !isInitials && !ABBREVIATIONS.has(bare);
}

export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const paragraph of text.split(/\n\s*\n|\r\n\s*\r\n/u)) {
    let from = 0;
    for (const { index } of paragraph.matchAll(/[.!?…。！？]/gu)) {
      if (!endsSentence(paragraph, index)) continue;
      sentences.push(paragraph.slice(from, index + 1));
      from = index + 1;
    }
    sentences.push(paragraph.slice(from));
  }
  return sentences.map((sentence) => sentence.replace(/\s+/gu, ' ').trim()).filter((sentence) => sentence !== '');
}
