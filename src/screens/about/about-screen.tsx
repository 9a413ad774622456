import { aboutTexts } from '../../i18n/en/about.ts'
import { InformationPage } from '../../parts/information-page.tsx'
import { useTexts } from '../../parts/use-texts.ts'

export const AboutScreen = () => <InformationPage words={useTexts(aboutTexts)} address="/about" />
