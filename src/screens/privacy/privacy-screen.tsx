import { InformationPage } from '../../components/information-page.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { privacyTexts } from '../../i18n/en/policies.ts'

export const Screen = () => <InformationPage words={useTexts(privacyTexts)} address="/privacy" />
