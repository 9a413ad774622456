import { Grid, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Information, InformationSection, InformationTable } from '../i18n/information.ts'
import { Page, PageHeading, Section } from './page.tsx'
import { PageHead } from './page-head.tsx'
import { Table } from './table.tsx'

type Props = {
  readonly words: Information
  readonly address: string
  /** Content between the heading and the text. */
  readonly children?: ReactNode
}

/** A page of text, such as a policy. */
export const InformationPage = ({ words, address, children }: Props) => (
  <Page width="form">
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
  <Section id={id} title={title} ofText>
    {text.map((paragraph) => (
      <Text key={paragraph} textStyle="prose" maxW="prose" mb="3">
        {paragraph}
      </Text>
    ))}
    {points.length > 0 ? (
      <Grid as="ul" gap="2" maxW="prose" mb="4" ps="4" lineHeight="1.55" listStyle="disc">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Grid>
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
