import type { ReactNode } from 'react'
import './accordion.css'
import { Icon } from './icon.tsx'
import { chevronDown } from './icons.ts'

export type AccordionItem = {
  /** The address part after #, so that an answer can be linked to. */
  readonly id: string
  readonly title: ReactNode
  readonly content: ReactNode
}

type Props = {
  readonly items: readonly AccordionItem[]
  /** The item that the address points at starts open. */
  readonly openId?: string | undefined
  /** Items of one group close each other. */
  readonly group?: string | undefined
}

export const Accordion = ({ items, openId, group }: Props) => (
  <div className="sc-accordion">
    {items.map(({ id, title, content }) => (
      <details key={id} id={id} name={group} open={id === openId || undefined}>
        <summary>
          <span>{title}</span>
          <Icon of={chevronDown} size="1.125rem" />
        </summary>
        <div className="sc-accordion-content">{content}</div>
      </details>
    ))}
  </div>
)
