import { aboutTexts } from '../../i18n/en/about.ts'
import { InformationPage } from '../../parts/information-page.tsx'
import { useTexts } from '../../parts/use-texts.ts'

export const Screen = () => (
  <InformationPage words={useTexts(aboutTexts)} address="/about">
    <img className="information-picture" src="/art/hero.svg" alt="" width={1200} height={900} />
  </InformationPage>
)
