import type { Locale } from '@homologa/domain/language/locales';
import type { Text } from '@homologa/web/texts/text';
import { useCallback, useRef, useState } from 'react';
import { useI18n } from '../i18n/I18nProvider';
import { useLanguageChange } from '../i18n/use-language-change';

type TellProblem = (locale: Locale, t: Text) => Promise<string | null>;

export function useTold(): {
  problem: string | null;
  tell: (problem: TellProblem) => Promise<void>;
  clear: () => void;
} {
  const { locale, t } = useI18n();
  const [problem, setProblem] = useState<string | null>(null);
  const told = useRef<TellProblem | null>(null);
  const tell = async (next: TellProblem) => {
    told.current = next;
    setProblem(await next(locale, t));
  };
  useLanguageChange(() => told.current && tell(told.current));
  const clear = useCallback(() => {
    told.current = null;
    setProblem(null);
  }, []);
  return { problem, tell, clear };
}
