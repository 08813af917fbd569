import { CopyButton } from './CopyButton';

interface CopiedFactProps {
  label: string;
  value: string;
  /** Text to copy if it differs from the displayed text, such as an amount without its currency. */
  copied?: string;
  isLarge?: boolean;
}

/** Line of a definition list with a button that copies its value. */
export function CopiedFact({ label, value, copied = value, isLarge = false }: CopiedFactProps) {
  return (
    <div className={isLarge ? 'facts-line fact-large' : 'facts-line'}>
      <dt>{label}</dt>
      <dd className="with-copy">
        <span>{value}</span>
        <CopyButton text={copied} what={label} />
      </dd>
    </div>
  );
}
