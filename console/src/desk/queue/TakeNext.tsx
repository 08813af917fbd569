import NextIcon from '@mui/icons-material/PlayArrowOutlined';
import { Button, Tooltip } from '@mui/material';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { useText } from '../../shared/i18n/use-text';
import { useLatest } from '../../shared/ui/hooks/use-latest';
import { useRemembered } from '../../shared/ui/hooks/use-remembered';
import { DESK } from '../desk.texts';
import { useTakeAnswer } from '../request-context';
import { QUEUE } from './queue.texts';

const TYPING = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="dialog"]';

export function TakeNext() {
  const t = useText();
  const dataProvider = useProvider();
  const navigate = useNavigate();
  const takeAnswer = useTakeAnswer();
  const [takesLetters] = useRemembered('homologa.shortcuts', true);
  const take = useAction(() => dataProvider.takeNextRequest(), {
    success: t(DESK.taken),
    onDone: async (answer) => {
      await takeAnswer(answer);
      await navigate(`/desk/${answer.id}`);
    },
  });
  const press = useLatest(() => {
    if (!take.isPending) take.mutate();
  });
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent) => {
      const isTyping = target instanceof Element && target.closest(TYPING) !== null;
      if (takesLetters && key.toLowerCase() === 'n' && !ctrlKey && !metaKey && !altKey && !repeat && !isTyping)
        press.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [press, takesLetters]);
  return (
    <Tooltip describeChild title={takesLetters ? t(QUEUE.takeNextHint) : ''}>
      <Button variant="contained" startIcon={<NextIcon />} loading={take.isPending} onClick={() => take.mutate()}>
        {t(QUEUE.takeNext)}
      </Button>
    </Tooltip>
  );
}
