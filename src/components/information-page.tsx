import type { ReactNode } from 'react'
import type { Information, InformationSection, InformationTable } from '../i18n/information.ts'
import { Page, PageHeading, Section } from './page.tsx'
import { PageHead } from './page-head.tsx'
import { Table } from './table.tsx'
import './information-page.css'

type Props = {
  readonly words: Information
  readonly address: string
  /** What stands between the heading and the text. */
  readonly children?: ReactNode
}

/** A page of text, such as a policy. */
export const InformationPage = ({ words, address, children }: Props) => (
  <Page width="form" className="information">
    <PageHead title={words.title} description={words.description} canonical={address} />
    <PageHeading lead={words.lead} eyebrow={words.updated}>
      {words.title}
    </PageHeading>
    {children}
    {words.sections.map((section) => (
      <InformationPart key={section.id} {...section} />
    ))}
  </Page>
)

const InformationPart = ({ id, title, text, points = [], table }: InformationSection) => (
  <Section id={id} title={title}>
    {text.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {points.length > 0 ? (
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    ) : null}
    {table ? <InformationFigures {...table} /> : null}
  </Section>
)

const InformationFigures = ({ caption, columns, rows }: InformationTable) => (
  <Table
    caption={caption}
    columns={columns.map((title) => ({ key: title, title }))}
    rows={rows.map((cells) => ({
      key: cells.join(),
      cells: Object.fromEntries(columns.map((title, at) => [title, cells[at]])),
    }))}
  />
)
