import { expect, it } from 'vitest'
import { firstSource } from '../../machines/domain/first-source.ts'
import { secondSource } from '../../machines/domain/second-source.ts'

const notLists = [undefined, null, 7, 'text', {}, { products: {} }]

it('refuses answers that are not lists', () => {
  for (const answer of notLists) {
    expect(firstSource.list(answer)).toBeUndefined()
    expect(secondSource.list(answer)).toBeUndefined()
    expect(firstSource.categories(answer)).toBeUndefined()
  }
})
