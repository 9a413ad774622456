import type { ChangeEvent } from 'react'
import { Icon } from '../../components/icon.tsx'
import { refresh } from '../../components/icons.ts'

type Props = { readonly label: string; readonly onChoose: (file: File) => void }

/** A file field that looks like a button; the same file can be chosen again after it was mended. */
export const FileChoice = ({ label, onChoose }: Props) => {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) onChoose(file)
    currentTarget.value = ''
  }
  return (
    <label className="settings-file">
      <input type="file" accept="application/json,.json" onChange={choose} />
      <span>
        <Icon of={refresh} />
        {label}
      </span>
    </label>
  )
}
