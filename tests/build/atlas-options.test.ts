import { expect, test } from 'vitest'
import { argumentsFor, readOptions } from '../../tools/atlas/options.ts'

test('the atlas shows the light theme in English unless other lists are given', () => {
  expect(readOptions([])).toMatchObject({
    themes: ['light'],
    languages: ['en'],
    machines: [],
    against: undefined,
  })
  expect(readOptions(['--themes=dark,light', '--languages', 'fr', '--machines', 'cart,menu'])).toMatchObject({
    themes: ['dark', 'light'],
    languages: ['fr'],
    machines: ['cart', 'menu'],
  })
})

test('an unknown option or entry is refused with what is allowed', () => {
  expect(() => readOptions(['--speed', '3'])).toThrow('--languages LIST')
  expect(() => readOptions(['--themes', 'dark,blue'])).toThrow('--themes takes light, dark, not blue.')
})

test('the other commit is photographed with the same options', () => {
  const options = readOptions(['--against', 'main', '--themes', 'dark', '--machines=cart'])
  expect(readOptions(argumentsFor(options))).toEqual({ ...options, against: undefined })
})
