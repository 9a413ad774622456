import { PageHead } from '../../components/page-head.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { homeTexts } from '../../i18n/en/home.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { Featured } from './featured.tsx'
import { Hero } from './hero.tsx'
import { Reasons } from './reasons.tsx'

export const Screen = () => {
  const words = useTexts(homeTexts)
  return (
    <>
      <PageHead title={words.title} description={words.description} canonical="/" />
      <Hero />
      <CategoryTiles />
      <Featured />
      <Reasons />
    </>
  )
}
