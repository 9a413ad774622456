import { InformationPage } from '../../components/information-page.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { returnsTexts } from '../../i18n/en/policies.ts'

export const Screen = () => <InformationPage words={useTexts(returnsTexts)} address="/returns" />
