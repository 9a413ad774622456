import type { Country } from '../../../machines/domain/settings.ts'
import { defineTexts } from '../texts.ts'

const countries: Record<Country, string> = {
  US: 'United States',
  CA: 'Canada',
  UK: 'United Kingdom',
  AU: 'Australia',
}

export const countryTexts = defineTexts('countries', countries)
