import { WORDS } from '@homologa/web/texts/words.texts';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/Button';
import { useI18n } from '../../../i18n/I18nProvider';
import { INSTRUCTIONS } from '../instructions.texts';

const SHOWN_MS = 3000;

interface CopyButtonProps {
  text: string;
  what: string;
  /** Label of the screen's main button; otherwise a quiet 'Copy'. */
  mainLabel?: string;
}

export function CopyButton({ text, what, mainLabel }: CopyButtonProps) {
  const { t } = useI18n();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () => {
    // Without a secure context `navigator.clipboard` is undefined.
    const written = navigator.clipboard ? navigator.clipboard.writeText(text) : Promise.reject(new Error('none'));
    written.then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return (
    <span className="copy">
      <Button kind={mainLabel ? 'primary' : 'quiet'} onClick={copy}>
        {state === 'copied' ? `✓ ${t(WORDS.copied)}` : (mainLabel ?? t(INSTRUCTIONS.copy))}
        {!mainLabel && <span className="visually-hidden"> {what}</span>}
      </Button>
      <span className={state === 'failed' ? 'field-error' : 'visually-hidden'} role="status">
        {state === 'copied' && t(INSTRUCTIONS.copied_what, { what })}
        {state === 'failed' && t(INSTRUCTIONS.not_copied)}
      </span>
    </span>
  );
}
