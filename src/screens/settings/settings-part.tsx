import { type ReactNode, useId } from 'react'
import { Heading } from '../../components/heading.tsx'

type Props = {
  readonly title: string
  readonly lead?: string
  readonly as?: 'h3'
  readonly children: ReactNode
}

export const SettingsPart = ({ title, lead, as, children }: Props) => {
  const id = useId()
  return (
    <section className="settings-part" aria-labelledby={id}>
      <header>
        <Heading {...(as && { as })} size="h3" id={id}>
          {title}
        </Heading>
        {lead ? <p>{lead}</p> : null}
      </header>
      {children}
    </section>
  )
}
