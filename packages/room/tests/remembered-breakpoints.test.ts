import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rememberedBreakpoints } from '../src/browser/remembered-breakpoints.ts'
import { breakpointOf } from '../src/machines/breakpoints.ts'

const stored = new Map<string, string>()
const inPaid = breakpointOf('state', 'checkout', 'paid')
const onSubmit = breakpointOf('event', 'checkout', 'form.submit')
const atGuard = breakpointOf('guard', 'checkout', 'isPaid')

beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

function store(text: string): void {
  rememberedBreakpoints.save([inPaid])
  for (const key of stored.keys()) stored.set(key, text)
}

it('are the same after a reload, and none are stored after the last one is removed', () => {
  expect(rememberedBreakpoints.read()).toEqual([])
  rememberedBreakpoints.save([inPaid, onSubmit, atGuard])
  expect(rememberedBreakpoints.read()).toEqual([inPaid, onSubmit, atGuard])
  rememberedBreakpoints.save([])
  expect([...stored]).toEqual([])
})

it.each(['not JSON', '{"0":{}}', 'null'])('are none if %s is stored', (text) => {
  store(text)
  expect(rememberedBreakpoints.read()).toEqual([])
})

it.each([
  null,
  'state',
  {},
  { ...inPaid, id: 1 },
  { ...inPaid, machine: undefined },
  { ...inPaid, what: {} },
  { ...inPaid, kind: 'line' },
])('leave out the stored %j, which is no breakpoint', (value) => {
  store(JSON.stringify([value, onSubmit]))
  expect(rememberedBreakpoints.read()).toEqual([onSubmit])
})

it('are not stored in a page without storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  rememberedBreakpoints.save([inPaid])
  expect(rememberedBreakpoints.read()).toEqual([])
})
