import { Button, type ButtonProps, Tooltip } from '@mui/material';

interface ReasonButtonProps extends ButtonProps {
  /** Why it cannot be pressed now, one line each; null when it can. */
  reason: string | null;
}

/** A button that says why it is disabled: it keeps its place in the tab order, so that everybody can find out. */
export function ReasonButton({ reason, onClick, ...props }: ReasonButtonProps) {
  if (reason === null) return <Button {...props} onClick={onClick} />;
  return (
    <Tooltip title={reason} describeChild>
      <Button
        {...props}
        aria-disabled
        onClick={(event) => event.preventDefault()}
        sx={[{ opacity: 0.55, cursor: 'not-allowed' }, ...(Array.isArray(props.sx) ? props.sx : [props.sx])]}
      />
    </Tooltip>
  );
}
