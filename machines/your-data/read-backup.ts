import * as v from 'valibot'
import { namedError } from '../domain/errors.ts'
import { type Backup, backupFormat, backupVersion } from './backup.ts'
import { backupSchema } from './backup-schema.ts'

export const largestBackup = 20_000_000

export type BackupProblem = 'tooLarge' | 'notJson' | 'notBackup' | 'newer' | 'broken'

/** Why a file cannot be imported, and where in it the trouble is. */
export class BackupRefused extends namedError('BackupRefused') {
  readonly problem: BackupProblem
  readonly where: string

  constructor(problem: BackupProblem, where = '') {
    super(`The file cannot be imported: ${problem} ${where}`.trim())
    this.problem = problem
    this.where = where
  }
}

const anyBackup = v.object({ format: v.literal(backupFormat), version: v.number() })

/** All of it, or nothing. */
export function readBackup(text: string): Backup {
  if (text.length > largestBackup) throw new BackupRefused('tooLarge')
  const raw = parsed(text)
  if (!v.is(anyBackup, raw)) throw new BackupRefused('notBackup')
  if (raw.version > backupVersion) throw new BackupRefused('newer')
  const read = v.safeParse(backupSchema, raw, { abortEarly: true })
  if (!read.success) throw new BackupRefused('broken', v.getDotPath(read.issues[0]) ?? '')
  return read.output
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BackupRefused('notJson')
  }
}
