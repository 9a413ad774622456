import type { ChangeEvent } from 'react'
import { Icon } from '../../components/icon.tsx'
import { refresh } from '../../components/icons.ts'

type Props = { readonly label: string; readonly onChoose: (file: File) => void }

/** A file input styled as a button; cleared after each choice, so that a corrected file can be chosen again. */
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
