import type { Owner } from '../domain/owner.ts'
import { fieldOf } from '../domain/store-layout.ts'
import type { Stored, StoreName, Transaction } from '../domain/stored.ts'
import type { Quarantined } from './backup.ts'

/** Unreadable records are deleted with the account that they belong to, if that can be recognized. */
export async function dropQuarantined(tx: Transaction, owner: Owner): Promise<void> {
  for (const record of await tx.all('quarantine'))
    if (belongsTo(record, owner)) await tx.remove('quarantine', record.id)
}

export async function quarantinedOf(tx: Transaction, owner: Owner): Promise<Quarantined[]> {
  return (await tx.all('quarantine'))
    .filter((record) => belongsTo(record, owner) && !ofPeople.includes(record.store))
    .map(({ store, why, raw }) => ({ store, why, content: textOf(raw) }))
}

/** This store holds passwords, in whatever form. */
const ofPeople: readonly StoreName[] = ['registeredUsers', 'user']
const longest = 100_000
const likeCardNumber = /\d(?:[ -]?\d){9,14}(?=(?:[ -]?\d){4}(?!\d))/g

/** A database can hold values that JSON cannot, and digits in an unexpected place could be a card number. */
function textOf(raw: unknown): string {
  return written(raw).replace(likeCardNumber, '•••• ').slice(0, longest)
}

function written(raw: unknown): string {
  const plain = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)
  try {
    return JSON.stringify(raw, plain) ?? String(raw)
  } catch {
    return String(raw)
  }
}

function belongsTo({ id, store, raw }: Stored['quarantine'], owner: Owner): boolean {
  return (
    fieldOf(raw, 'owner') === owner || fieldOf(raw, 'id') === owner || id.startsWith(`${store}/${owner}/`)
  )
}
