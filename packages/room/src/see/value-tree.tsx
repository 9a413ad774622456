import type { Plain } from '../plain.ts'

type Props = { readonly value: Plain; readonly name?: string | undefined }

/** A value that unfolds: lists and objects by their parts. */
export const ValueTree = ({ value, name }: Props) => {
  const label = name === undefined ? null : <b>{name}</b>
  if (typeof value !== 'object' || value === null) {
    return (
      <p className="sc-room-value" translate="no">
        {label} <span data-type={value === null ? 'null' : typeof value}>{JSON.stringify(value)}</span>
      </p>
    )
  }
  const parts = Object.entries(value)
  const size = Array.isArray(value) ? `[${parts.length}]` : `{${parts.length}}`
  if (name === undefined) return parts.map(([key, part]) => <ValueTree key={key} name={key} value={part} />)
  return (
    <details className="sc-room-value" open={parts.length > 0 && parts.length < 6}>
      <summary translate="no">
        {label} <span data-type="size">{size}</span>
      </summary>
      {parts.map(([key, part]) => (
        <ValueTree key={key} name={key} value={part} />
      ))}
    </details>
  )
}
