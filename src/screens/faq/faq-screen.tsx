import { Text } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { Accordion } from '../../components/accordion.tsx'
import { Page, PageHeading, Section } from '../../components/page.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { faqTexts } from '../../i18n/en/faq.ts'

export const Screen = () => {
  const words = useTexts(faqTexts)
  const linkedId = useLocation().hash.slice(1)
  return (
    <Page width="form">
      <PageHead
        title={words.title}
        description={words.description}
        canonical="/faq"
        jsonLd={structuredDataOf(words)}
      />
      <PageHeading lead={words.lead}>{words.title}</PageHeading>
      {words.groups.map(({ id, title, answers }) => (
        <Section key={id} id={`group-${id}`} title={title} ofText>
          <Accordion
            openId={linkedId}
            items={answers.map((item) => ({
              id: item.id,
              title: item.question,
              content: (
                <Text textStyle="prose" maxW="prose" mb="3">
                  {item.answer}
                </Text>
              ),
            }))}
          />
        </Section>
      ))}
    </Page>
  )
}

function structuredDataOf({ groups }: typeof faqTexts.en): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: groups.flatMap(({ answers }) =>
      answers.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  }
}
