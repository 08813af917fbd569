import { CopyButton } from './CopyButton';

interface CopiedFactProps {
  label: string;
  /** As displayed. */
  value: string;
  /** As pasted into a bank's form, if it differs: an amount without its currency. */
  copied?: string;
  isLarge?: boolean;
}

/** A line of a definition list whose value can be copied. */
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
