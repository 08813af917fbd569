import { expect, it } from 'vitest';
import { findTableWait } from './deadlock';

const FOUND = { mode: 'ACCESS EXCLUSIVE', oids: ['16385', '16384'] };

it.each([
  [
    'English',
    'Process 71 waits for AccessExclusiveLock on relation 16385 of database 16384; blocked by process 72.',
    'Process 72 waits for AccessShareLock on relation 16391 of database 16384; blocked by process 71.',
  ],
  [
    'Spanish',
    'El proceso 71 espera AccessExclusiveLock en relación 16385 de la base de datos 16384; bloqueado por proceso 72.',
    'El proceso 72 espera AccessShareLock en relación 16391 de la base de datos 16384; bloqueado por proceso 71.',
  ],
  [
    'Portuguese',
    'Processo 71 espera por AccessExclusiveLock em relação 16385 do banco de dados 16384; bloqueado pelo processo 72.',
    'Processo 72 espera por AccessShareLock em relação 16391 do banco de dados 16384; bloqueado pelo processo 71.',
  ],
  [
    'German',
    'Prozess 71 wartet auf AccessExclusiveLock-Sperre auf Relation 16385 der Datenbank 16384; blockiert von Prozess 72.',
    'Prozess 72 wartet auf AccessShareLock-Sperre auf Relation 16391 der Datenbank 16384; blockiert von Prozess 71.',
  ],
])('finds the table that a process waits for in a message in %s', (_language, own, other) => {
  for (const lines of [
    [own, other],
    [other, own],
  ])
    expect(findTableWait(lines.join('\n'), 71)).toEqual(FOUND);
});

it('finds the table in a language that names the database first', () => {
  const line = '进程71等待在数据库16384的关系16385上的AccessExclusiveLock; 由进程72阻塞.';
  expect(findTableWait(line, 71)).toEqual({ ...FOUND, oids: ['16384', '16385'] });
});

it.each([
  'Process 71 waits for ShareLock on transaction 900; blocked by process 72.',
  'El proceso 71 espera ExclusiveLock en tupla (0,1) de la relación 16385 de la base de datos 16384; bloqueado por proceso 72.',
  'Process 72 waits for AccessShareLock on relation 16385 of database 16384; blocked by process 71.',
  '',
])('finds no table in %j', (detail) => {
  expect(findTableWait(detail, 71)).toBeNull();
});
