import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface LegendTableProps {
  title: string;
  hint?: string;
  heads: readonly [string, string];
  rows: readonly { key: string; cells: readonly [ReactNode, ReactNode] }[];
}

export function LegendTable({ title, hint, heads, rows }: LegendTableProps) {
  const titleId = useId();
  return (
    <>
      <Typography id={titleId} variant="h3" sx={{ mt: 2, mb: 0.5 }}>
        {title}
      </Typography>
      {hint && <Typography sx={{ color: 'text.secondary', mb: 0.5 }}>{hint}</Typography>}
      <Table size="small" aria-labelledby={titleId}>
        <TableHead>
          <TableRow>
            {heads.map((head) => (
              <TableCell key={head}>{head}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells: [first, second] }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row" sx={{ width: '45%' }}>
                {first}
              </TableCell>
              <TableCell>{second}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}
